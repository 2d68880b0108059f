/** Called after each statement with its duration in seconds. */
export type StatementEnded = (seconds: number) => void;

const ignore = (): void => {};

/** Creates the counter of a database's statements. It passes the durations on to one observer. */
export function createStatementTimer() {
  let count = 0;
  let observer: StatementEnded = ignore;
  return {
    ended: (seconds: number): void => {
      count += 1;
      observer(seconds);
    },
    count: (): number => count,
    observe: (observe: StatementEnded): void => {
      observer = observe;
    },
  };
}
