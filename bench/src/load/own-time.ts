/** A question as it stands when its match is over. */
export interface AskedQuestion {
  /** When the request was written, in ms. */
  readonly startedAt: number;
}

/** How long its answer took to be read, in ms. */
export interface AnswerTime {
  readonly thinkMs: number;
}

/**
 * The referee's own time for each move of a match but the first, in ms: from the reading of an answer to the writing of the next
 * request. When a question is over it tells when its request was written, and the sidecar tells how long after that its answer was
 * read; so nothing has to be measured while the match is played.
 *
 * @param questions all of a match, as they were asked
 * @param answers all of a match, in the same order; a match with another number of them had faults and gives nothing
 */
export function ownTimes(questions: readonly AskedQuestion[], answers: readonly AnswerTime[]): number[] {
  if (questions.length !== answers.length) return [];
  return questions.slice(1).map(({ startedAt }, index) => {
    const before = questions[index] as AskedQuestion;
    return Math.max(0, startedAt - before.startedAt - (answers[index] as AnswerTime).thinkMs);
  });
}
