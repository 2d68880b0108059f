import { fork, type ChildProcess } from 'node:child_process';
import { traced } from '../tracing/spans.ts';
import type { Failure, Tasks, WorkerAnswer, WorkerRequest } from './serve-work.ts';
import { WorkerEndedError } from './worker-ended-error.ts';

/** How long an idle process waits for the next task, in milliseconds. */
const IDLE = 10_000;
/** A worker only gets these environment variables, so that its output or core dump cannot contain secrets. */
const INHERITED = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];

interface Options {
  readonly idle?: number;
  /** How many times a task is tried if its process ends. */
  readonly attempts?: number;
}

interface Pending {
  readonly child: ChildProcess;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

function environment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(inherited.filter(([, value]) => value !== undefined)),
    // glibc has a separate memory arena for each thread, and gives little of that memory back to the system.
    MALLOC_ARENA_MAX: '2',
  };
}

const errorOf = ({ message, code }: Failure): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

/**
 * Runs tasks in a child process, which starts with the first task and ends when it is idle. The memory that its
 * libraries leak goes back to the system, and a crash does not end the server.
 */
export class WorkerProcess<Work extends Tasks> {
  readonly #script: URL;
  readonly #idle: number;
  readonly #attempts: number;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #failures = 0;

  constructor(script: URL, { idle = IDLE, attempts = 2 }: Options = {}) {
    this.#script = script;
    this.#idle = idle;
    this.#attempts = attempts;
  }

  /** The id of the process, or undefined while there is no work. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The number of attempts that failed because the process could not start, or ended before it had finished. */
  get failures(): number {
    return this.#failures;
  }

  run<Task extends keyof Work & string>(
    task: Task,
    input: Parameters<Work[Task]>[0],
  ): Promise<Awaited<ReturnType<Work[Task]>>> {
    return traced(`worker ${task}`, {}, () => this.#try(task, input));
  }

  async #try<Task extends keyof Work & string>(
    task: Task,
    input: Parameters<Work[Task]>[0],
  ): Promise<Awaited<ReturnType<Work[Task]>>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#ask(task, input);
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error;
        this.#failures += 1;
        if (attempt >= this.#attempts) throw error;
      }
    }
  }

  #ask<Task extends keyof Work & string>(
    task: Task,
    input: Parameters<Work[Task]>[0],
  ): Promise<Awaited<ReturnType<Work[Task]>>> {
    clearTimeout(this.#timer);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      // The response has the type that belongs to the name of the task.
      this.#pending.set(id, { child, resolve: resolve as Pending['resolve'], reject });
      const request: WorkerRequest = { id, task, input };
      child.send(request, (error) => {
        if (error === null) return;
        this.#forget(child);
        this.#reject(id, new WorkerEndedError(error.message, { cause: error }));
      });
    });
  }

  #start(): ChildProcess {
    const child = this.#fork();
    child.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    child.on('error', (error) =>
      this.#endWorker(child, new WorkerEndedError(error.message, { cause: error })),
    );
    child.on('exit', (exitCode, signal) =>
      this.#endWorker(
        child,
        new WorkerEndedError(`The worker has ended (${signal ?? exitCode}).`, { exitCode, signal }),
      ),
    );
    // Messages no longer reach the process. Its exit will report the reason.
    child.on('disconnect', () => this.#forget(child));
    // If there are no free file descriptors, the process has no channel. The type does not say so.
    if (typeof child.send !== 'function') throw new WorkerEndedError('The worker has no channel.');
    return child;
  }

  #fork(): ChildProcess {
    try {
      return fork(this.#script, {
        env: environment(),
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
    } catch (error) {
      throw new WorkerEndedError('The worker could not start.', { cause: error });
    }
  }

  #settle(answer: WorkerAnswer): void {
    if ('failure' in answer) this.#reject(answer.id, errorOf(answer.failure));
    else this.#take(answer.id)?.resolve(answer.output);
  }

  #reject(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending !== undefined && this.#pending.size === 0) this.#rest();
    return pending;
  }

  /** Lets the process be idle. An idle process does not prevent the server from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#timer = setTimeout(() => this.#end(), this.#idle).unref();
  }

  /** Disconnects the process, so that it ends. A killed server disconnects the process, too. */
  #end(): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }

  /** Forgets the process, so that the next task starts another process. */
  #forget(child: ChildProcess): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    child.kill('SIGKILL');
  }

  #endWorker(child: ChildProcess, error: WorkerEndedError): void {
    if (child === this.#child) this.#child = undefined;
    for (const [id, pending] of this.#pending) {
      if (pending.child === child) this.#reject(id, error);
    }
  }
}
