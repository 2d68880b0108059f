/** The tasks of a worker process. */
export interface WorkerLoad {
  readonly running: number;
  readonly waiting: number;
  /** The number of attempts whose process could not start, or ended before it had finished. */
  readonly failures: number;
}
