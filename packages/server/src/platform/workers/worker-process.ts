import { fork, type ChildProcess } from 'node:child_process';
import type { Failure, Tasks, WorkerAnswer, WorkerRequest } from './serve-work.ts';

/** In milliseconds: how long a process that has nothing to do is kept for what may come next. */
const IDLE = 10_000;
/** A process that reads files of strangers gets none of the server's secrets. */
const INHERITED = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

function environment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(inherited.filter(([, value]) => value !== undefined)),
    // glibc keeps an arena for each thread, of which little is ever returned.
    MALLOC_ARENA_MAX: '2',
  };
}

const errorOf = ({ message, code }: Failure): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

/** The process ended before it had answered: by a fault of its libraries, or because the system ended it. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
}

/**
 * Does work in a process of its own, started with the first task and ended when there are none: memory that its
 * libraries do not return goes back to the system then, and a fault of theirs does not end the server.
 */
export class WorkerProcess<Work extends Tasks> {
  readonly #script: URL;
  readonly #idle: number;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(script: URL, { idle = IDLE }: { idle?: number } = {}) {
    this.#script = script;
    this.#idle = idle;
  }

  /** Undefined while there is no work. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  run<Task extends keyof Work & string>(
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
      // What comes back is what the task of that name has answered.
      this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      const request: WorkerRequest = { id, task, input };
      child.send(request, (error) => {
        if (error !== null) this.#reject(id, new WorkerEndedError(error.message));
      });
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#script, {
      env: environment(),
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    child.on('error', (error) => this.#giveUp(child, error.message));
    child.on('exit', (code, signal) => this.#giveUp(child, `The worker has ended (${signal ?? code}).`));
    return child;
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

  /** One that rests does not keep the server from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#timer = setTimeout(() => this.#end(), this.#idle).unref();
  }

  /** It ends when it is disconnected, also when the server is killed. */
  #end(): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }

  #giveUp(child: ChildProcess, message: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    for (const id of this.#pending.keys()) this.#reject(id, new WorkerEndedError(message));
  }
}
