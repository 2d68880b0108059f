import { write, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const writeBytes = promisify(write);

/** When this many bytes are waiting, the lines are written immediately. */
const WRITTEN_AT_ONCE = 4096;
const LONGEST_WAIT = 500;
/** The maximum number of bytes that wait while the output is blocked. Further lines are dropped. */
const MOST_WAITING = 1024 * 1024;
const PAUSE = 100;
const NEWLINE = Buffer.from('\n');

interface LogDestinationOptions {
  readonly fd: number;
  readonly mostWaiting?: number;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

/**
 * Writes log lines in batches, so that logging does not delay requests. If the output refuses lines, they are
 * dropped, so a full disk or a closed pipe never stops the server. Pino's own destination would delay the exit until
 * the disk accepts the rest.
 */
export class LogDestination {
  readonly #fd: number;
  readonly #mostWaiting: number;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWriting = false;
  /** Whether the last line was written only in part. The next line must then start on a new line. */
  #isBroken = false;

  constructor({ fd, mostWaiting = MOST_WAITING }: LogDestinationOptions) {
    this.#fd = fd;
    this.#mostWaiting = mostWaiting;
    process.once('exit', () => this.flushSync());
  }

  /** The number of lines that were dropped since the start. */
  get lost(): number {
    return this.#lost;
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#bytes + bytes.length > this.#mostWaiting) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#bytes += bytes.length;
    if (this.#bytes >= WRITTEN_AT_ONCE) void this.#drain();
    else this.#timer ??= setTimeout(() => void this.#drain(), LONGEST_WAIT).unref();
  }

  /** Tries once to write the remaining lines. Runs at exit and after a fatal error. */
  flushSync(): void {
    // Another write is still running. The lines of that write must come first, and waiting for a blocked output would
    // delay the exit. So the remaining lines are dropped.
    if (this.#isWriting) {
      this.#lost += this.#takeWaiting().length;
      return;
    }
    const lines = this.#takeWaiting();
    let chunk = this.#chunkOf(lines);
    try {
      while (chunk.length > 0) chunk = chunk.subarray(writeSync(this.#fd, chunk));
    } catch {
      this.#dropLines(lines, chunk);
    }
  }

  async #drain(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeAll(this.#takeWaiting());
    this.#isWriting = false;
  }

  async #writeAll(lines: readonly Buffer[]): Promise<void> {
    let chunk = this.#chunkOf(lines);
    while (chunk.length > 0) {
      try {
        const { bytesWritten } = await writeBytes(this.#fd, chunk);
        chunk = chunk.subarray(bytesWritten);
      } catch (error) {
        if (!isBusy(error)) {
          this.#dropLines(lines, chunk);
          return;
        }
        await pause(PAUSE);
      }
    }
  }

  #takeWaiting(): readonly Buffer[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    return lines;
  }

  #chunkOf(lines: readonly Buffer[]): Buffer {
    if (lines.length === 0) return Buffer.alloc(0);
    const chunk = Buffer.concat(this.#isBroken ? [NEWLINE, ...lines] : lines);
    this.#isBroken = false;
    return chunk;
  }

  /** Counts the dropped lines. `rest` is the part of `lines` that was not written. */
  #dropLines(lines: readonly Buffer[], rest: Buffer): void {
    let left = rest.length;
    let index = lines.length;
    while (index > 0 && left > 0) {
      index -= 1;
      left -= lines[index]?.length ?? 0;
      this.#lost += 1;
    }
    this.#isBroken = this.#isBroken || left < 0;
  }
}
