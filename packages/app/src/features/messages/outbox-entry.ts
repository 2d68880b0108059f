import { ApiError, type Schemas } from '@parvis/api-client';

export interface SendFailure {
  reason: 'refused' | 'cancelled' | 'expired' | 'unreadable' | 'too-large' | 'server';
  /** The id of the server's refusal, such as `chat.blocked`. */
  id: string | null;
  /** The server's own words. */
  message: string | null;
}

export interface OutboxFile {
  name: string;
  contentType: string;
  bytes: number;
  kind: Exclude<Schemas['MessageType'], 'text'>;
}

export type ListingCard = Schemas['MessageListing'];

/** A message that is written and not yet stored by the server, as it is kept. */
export interface OutboxEntry {
  /** Made when it is written; sent again, the server knows it by this. */
  clientId: string;
  chatId: string;
  /** Its place among all that was written; it grows. */
  order: number;
  createdAt: string;
  text: string;
  file: OutboxFile | null;
  /** The listing that it is about, as it was then. What was kept by an earlier version of the app has none. */
  listing?: ListingCard | null;
  state: 'queued' | 'failed';
  failure: SendFailure | null;
  attempts: number;
  /** When it may be tried again. */
  pausedUntil: number;
}

/** An entry that is to be sent, for the first time or anew. */
export const queuedEntry = (
  entry: Omit<OutboxEntry, 'state' | 'failure' | 'attempts' | 'pausedUntil'>,
): OutboxEntry => ({ ...entry, state: 'queued', failure: null, attempts: 0, pausedUntil: 0 });

/** An entry as it is shown. */
export interface OutboxItem extends OutboxEntry {
  isSending: boolean;
  /** 0 to 100 while a file is sent. */
  progress: number | null;
}

export type Verdict = { kind: 'again' } | { kind: 'failed'; failure: SendFailure } | { kind: 'signedOut' };

const firstPause = 1000;
const longestPause = 30_000;
const attemptsOfServer = 8;
const passing = new Set([408, 425, 429]);
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Grows with each attempt up to half a minute; a part of it is chance, so that not all come back at once. */
export function pauseAfter(attempts: number, random: () => number): number {
  const full = Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 10));
  return full / 2 + (full / 2) * random();
}

export const failureOf = (reason: SendFailure['reason'], error?: unknown): SendFailure => ({
  reason,
  id: error instanceof ApiError ? error.id : null,
  message: error instanceof ApiError ? error.serverMessage : null,
});

/** What becomes of an entry whose sending failed. */
export function judge(error: unknown, attempts: number): Verdict {
  if (!(error instanceof ApiError) || error.status >= 500 || error.id === 'response.unreadable')
    return attempts >= attemptsOfServer
      ? { kind: 'failed', failure: failureOf('server', error) }
      : { kind: 'again' };
  if (error.isNetwork || passing.has(error.status)) return { kind: 'again' };
  if (error.status === 401) return { kind: 'signedOut' };
  return { kind: 'failed', failure: failureOf(error.status === 413 ? 'too-large' : 'refused', error) };
}

/** Sent again it would fail again: the file is what it is, or is gone. */
export const isHopeless = (failure: SendFailure | null): boolean =>
  failure !== null &&
  (failure.reason === 'too-large' ||
    failure.reason === 'unreadable' ||
    failure.id?.startsWith('file.') === true);

/** What has waited so long is not sent behind its writer's back. */
export const isExpired = ({ state, createdAt }: OutboxEntry, now: number): boolean =>
  state === 'queued' && Date.parse(createdAt) + lifetime <= now;

export const inOrder = (entries: Iterable<OutboxEntry>): OutboxEntry[] =>
  [...entries].toSorted((a, b) => a.order - b.order || (a.clientId < b.clientId ? -1 : 1));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What another version of the app has kept may look otherwise. */
export const isEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  ['clientId', 'chatId', 'createdAt', 'text'].every((name) => typeof value[name] === 'string') &&
  ['order', 'attempts', 'pausedUntil'].every((name) => typeof value[name] === 'number') &&
  (value['state'] === 'queued' || value['state'] === 'failed') &&
  (value['file'] === null || isRecord(value['file'])) &&
  (value['listing'] === undefined || value['listing'] === null || isRecord(value['listing']));
