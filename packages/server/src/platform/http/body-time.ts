import type { IncomingMessage } from 'node:http';
import { tooSlow, type AppError } from './errors.ts';

export interface BodyTime {
  /** The limit for the whole body in milliseconds. */
  readonly whole: number;
  /** The limit between two pieces of the body in milliseconds. */
  readonly pause: number;
}

/** Refuses a body that takes too long or stops arriving. */
export function limitBodyTime(
  request: IncomingMessage,
  time: BodyTime,
  refuse: (error: AppError) => void,
): void {
  // Most bodies have already arrived together with their headers.
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
