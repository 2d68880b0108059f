interface End {
  readonly exitCode?: number | null;
  readonly signal?: NodeJS.Signals | null;
  readonly cause?: unknown;
}

const crashSignals: ReadonlySet<NodeJS.Signals | null> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
]);
/**
 * If a process crashes on Windows, its exit code is an NTSTATUS of an error. All such codes are at least this high.
 */
const FIRST_CRASH_STATUS = 0x8000_0000;

/** The process did not start, or it ended before it had finished its task. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;

  constructor(message: string, { exitCode = null, signal = null, cause }: End = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.signal = signal;
  }

  /** True if the code of the process crashed, false if the system has ended the process. */
  get isCrash(): boolean {
    return crashSignals.has(this.signal) || (this.exitCode ?? 0) >= FIRST_CRASH_STATUS;
  }
}
