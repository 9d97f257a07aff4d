/** How a command tells with which code the process is to end. */
export type Finish = (exitCode: number) => void;
