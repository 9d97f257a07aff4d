import { runBot } from './bot.ts';

// Gives its library bytes, which go out as binary frames.
runBot({ greet: (link, hello) => link.socket.send(Buffer.from(JSON.stringify(hello))) });
