import type { IncomingMessage } from 'node:http';
import { tooSlow, type AppError } from './errors.ts';

export interface BodyTime {
  /** Milliseconds for the whole body. */
  readonly whole: number;
  /** Milliseconds between two pieces of it. */
  readonly pause: number;
}

/** Refuses a body that takes too long or stalls. */
export function limitBodyTime(
  request: IncomingMessage,
  time: BodyTime,
  refuse: (error: AppError) => void,
): void {
  // Most bodies arrive together with their headers.
  if (request.complete) return;
  const end = (): void => refuse(tooSlow());
  const whole = setTimeout(end, time.whole);
  const pause = setTimeout(end, time.pause);
  const stop = (): void => {
    clearTimeout(whole);
    clearTimeout(pause);
  };
  request.on('data', () => pause.refresh());
  request.once('end', stop);
  request.once('close', stop);
}
