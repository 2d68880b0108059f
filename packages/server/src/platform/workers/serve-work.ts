export interface Failure {
  readonly message: string;
  /** The code of a system error, such as ENOSPC. */
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

/** Does the tasks that a `WorkerProcess` sends. The script of that process calls this function. */
export function serveWork(tasks: Tasks): void {
  async function answer({ id, task, input }: WorkerRequest): Promise<WorkerAnswer> {
    try {
      // The name of the task is known only at runtime, so TypeScript cannot know the types of its input and output.
      const work = Reflect.get(tasks, task) as (input: unknown) => Promise<unknown>;
      return { id, output: await work(input) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  }

  // Terminals and supervisors send the signal to all processes. The worker ignores it and finishes its task, because
  // the server does the same.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (request: WorkerRequest) => {
    void answer(request).then((message) => process.send?.(message));
  });
}
