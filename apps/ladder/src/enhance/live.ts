/**
 * The page of a tournament in play on a server that stays up: progress and standings as they change, told by server-sent events. On a
 * host of plain files nobody answers, and the page stays as it was published.
 */

interface Row {
  readonly place: number | null;
  readonly name: string;
  readonly chipsPerBoard: number;
  readonly boards: number;
}

interface Live {
  readonly state: string;
  readonly progress: { readonly matches: number; readonly of: number | null };
  readonly standings: readonly Row[];
}

/** How often it is looked whether the page of the finished tournament is published, in ms, and how many times. */
const LOOK_MS = 5000;
const LOOKS = 60;

const language = document.documentElement.lang;
const whole = new Intl.NumberFormat(language);
const chips = new Intl.NumberFormat(language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const island = document.querySelector<HTMLElement>('[data-live]');
if (island !== null) follow(island);

function follow(at: HTMLElement): void {
  const { live: address = '', liveText = '', livePage = '' } = at.dataset;
  const events = new EventSource(address);
  let heard = false;
  events.addEventListener('live', ({ data }) => {
    heard = true;
    const live = JSON.parse(data) as Live;
    show(at, live, liveText);
    if (live.state !== 'over') return;
    events.close();
    void reloadOnce(livePage);
  });
  // The browser tries again by itself where a server was there; where none ever was, it need not.
  events.addEventListener('error', () => {
    if (!heard) events.close();
  });
}

function show(at: HTMLElement, { progress, standings }: Live, words: string): void {
  const { matches, of } = progress;
  const bar = at.querySelector('progress');
  const text = at.querySelector('p');
  if (bar !== null && of !== null) {
    bar.max = of;
    bar.value = matches;
  }
  if (text !== null && of !== null) {
    text.textContent = words.replace('{done}', whole.format(matches)).replace('{all}', whole.format(of));
  }
  const table = at.querySelector('table');
  const body = table?.tBodies[0];
  if (table === null || body === undefined || standings.every(({ boards }) => boards === 0)) return;
  body.replaceChildren(...standings.map(rowOf));
  table.hidden = false;
}

function rowOf({ place, name, chipsPerBoard, boards }: Row): HTMLTableRowElement {
  const row = document.createElement('tr');
  const cell = (text: string) => {
    const td = document.createElement('td');
    td.className = 'number';
    td.textContent = text;
    return td;
  };
  const bot = document.createElement('th');
  bot.scope = 'row';
  // A name from a stranger: as text, and cut off from the direction of what stands around it.
  const isolated = document.createElement('bdi');
  isolated.textContent = name;
  bot.append(isolated);
  row.append(
    cell(place === null ? '–' : whole.format(place)),
    bot,
    cell(chips.format(chipsPerBoard)),
    cell(whole.format(boards)),
  );
  return row;
}

/** Shows the page of the finished tournament once it is there. */
async function reloadOnce(document: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const answer = await fetch(document, { cache: 'no-cache' }).catch(() => undefined);
    const { foot } = answer?.ok === true ? ((await answer.json()) as { foot: unknown }) : { foot: null };
    if (foot !== null) return location.reload();
  }
}
