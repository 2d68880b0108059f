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
/** Windows ends a process that crashes with an NTSTATUS of an error. */
const FIRST_CRASH_STATUS = 0x8000_0000;

/** The process did not start, or ended before it answered. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;

  constructor(message: string, { exitCode = null, signal = null, cause }: End = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.signal = signal;
  }

  /** Whether its own code crashed, rather than the system ending it. */
  get isCrash(): boolean {
    return crashSignals.has(this.signal) || (this.exitCode ?? 0) >= FIRST_CRASH_STATUS;
  }
}
