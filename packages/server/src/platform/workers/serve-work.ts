export interface Failure {
  readonly message: string;
  /** A system error code, such as ENOSPC. */
  readonly code?: string;
}

/** The tasks that a process does for the server, by name. */
export type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>;

export interface WorkerRequest {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

export type WorkerAnswer =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failure: Failure };

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  return 'code' in error && typeof error.code === 'string'
    ? { message: error.message, code: error.code }
    : { message: error.message };
}

/** The other end of a `WorkerProcess`, called by its script. */
export function serveWork(tasks: Tasks): void {
  async function answer({ id, task, input }: WorkerRequest): Promise<WorkerAnswer> {
    try {
      // Tasks are typed for their caller; here they are called by name.
      const work = Reflect.get(tasks, task) as (input: unknown) => Promise<unknown>;
      return { id, output: await work(input) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  }

  // Terminals and supervisors signal all processes at once: the worker finishes its task first, as the server does.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (request: WorkerRequest) => {
    void answer(request).then((message) => process.send?.(message));
  });
}
