import { ApiError, type Schemas } from '@parvis/api-client';
import type { OutboxEntry } from './outbox-entry.ts';

type Message = Schemas['Message'];

interface SendOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export type Send = (entry: OutboxEntry, file: Blob | null, options: SendOptions) => Promise<Message>;

/** The reason why a send was ended from outside. */
export type SendingEnd = 'cancelled' | 'discarded' | 'closed';

type Outcome =
  | { kind: 'stored'; message: Message }
  | { kind: 'ended'; end: SendingEnd }
  | { kind: 'failed'; error: unknown };

/** A connection without progress for this many milliseconds counts as dead. */
const silence = 60_000;

const noAnswer = (cause: unknown) => new ApiError({ status: 0, id: 'network', cause });

interface Sending {
  outcome: Promise<Outcome>;
  end: (end: SendingEnd) => void;
}

/** Sends a message once. The send can be cancelled. It times out if the upload makes no progress. */
export function startSending(
  send: Send,
  entry: OutboxEntry,
  file: Blob | null,
  onProgress: (percent: number) => void,
): Sending {
  const controller = new AbortController();
  let ended: SendingEnd | null = null;
  const abort = () => controller.abort();
  let watch = setTimeout(abort, silence);
  const moved = (percent: number) => {
    clearTimeout(watch);
    watch = setTimeout(abort, silence);
    onProgress(percent);
  };

  const run = async (): Promise<Outcome> => {
    try {
      return {
        kind: 'stored',
        message: await send(entry, file, { signal: controller.signal, onProgress: moved }),
      };
    } catch (error) {
      if (ended !== null) return { kind: 'ended', end: ended };
      return { kind: 'failed', error: controller.signal.aborted ? noAnswer(error) : error };
    } finally {
      clearTimeout(watch);
    }
  };

  return {
    outcome: run(),
    end(end) {
      ended = end;
      controller.abort();
    },
  };
}
