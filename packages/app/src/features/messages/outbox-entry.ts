import { ApiError, type Schemas } from '@parvis/api-client';
import { isRecord } from '../../platform/is-record.ts';
import { areMentions, type Mention } from '../../platform/stored-mentions.ts';

export interface SendFailure {
  reason: 'refused' | 'cancelled' | 'expired' | 'unreadable' | 'too-large' | 'server';
  /** The id of the server's error, such as `chat.blocked`. */
  id: string | null;
  /** The server's error message. */
  message: string | null;
}

export interface OutboxFile {
  name: string;
  contentType: string;
  bytes: number;
  kind: Exclude<Schemas['MessageType'], 'text'>;
  /** Only for a voice note. */
  voice?: Schemas['VoiceNote'];
}

/** The files that were sent at once, including those that the server has stored. */
export interface OutboxBatch {
  id: string;
  files: number;
  bytes: number;
}

/** The message of which an unsent message is a copy. The server copies its file. */
export interface ForwardedMessage {
  messageId: string;
  file: Pick<NonNullable<Schemas['Message']['file']>, 'viewable' | 'image'> | null;
}

export type ListingCard = Schemas['MessageListing'];
export type QuotedMessage = Schemas['MessageQuote'];

/** A persisted message that the server has not stored yet. */
export interface OutboxEntry {
  /** Created together with the message. The server uses it to detect repeats. */
  clientId: string;
  chatId: string;
  /** A number that increases with every message written. */
  order: number;
  createdAt: string;
  text: string;
  file: OutboxFile | null;
  /** The listing at the time of writing. Undefined in entries that were stored by earlier versions of the app. */
  listing?: ListingCard | null;
  /** The quoted message at the time of writing. Undefined in entries that were stored by earlier versions of the app. */
  replyTo?: QuotedMessage | null;
  /** The mentioned members. Undefined if there are none. */
  mentions?: Mention[];
  /** Undefined if the message was not sent together with others. */
  batch?: OutboxBatch;
  /** Undefined if the message is not a copy of another one. */
  forward?: ForwardedMessage;
  state: 'queued' | 'failed';
  failure: SendFailure | null;
  attempts: number;
  /** The message is not sent before this time. 0 if there is no pause. */
  pausedUntil: number;
}

/** Whether the quoted message no longer exists. The message can then be sent without its quote. */
export const isQuoteDeleted = (failure: SendFailure | null): boolean =>
  failure?.id === 'message.quote-not-found';

/** An entry that is to be sent for the first time, or again. */
export const queuedEntry = (
  entry: Omit<OutboxEntry, 'state' | 'failure' | 'attempts' | 'pausedUntil'>,
): OutboxEntry => ({ ...entry, state: 'queued', failure: null, attempts: 0, pausedUntil: 0 });

/** An entry, with the progress of its upload. */
export interface OutboxItem extends OutboxEntry {
  isSending: boolean;
  /** A percentage from 0 to 100 during an upload. */
  progress: number | null;
}

export type Verdict = { kind: 'again' } | { kind: 'failed'; failure: SendFailure } | { kind: 'signedOut' };

const firstPause = 1000;
const longestPause = 30_000;
const attemptsOfServer = 8;
/** Except for the limit of an account, because the wait can be an hour and the server's text says how long. */
const passing = new Set([408, 425, 429]);
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * The pause doubles with each attempt, up to half a minute. Half of the pause is random, so that clients do not retry
 * at the same time.
 */
export function pauseAfter(attempts: number, random: () => number): number {
  const full = Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 10));
  return full / 2 + (full / 2) * random();
}

export const failureOf = (reason: SendFailure['reason'], error?: unknown): SendFailure => ({
  reason,
  id: error instanceof ApiError ? error.id : null,
  message: error instanceof ApiError ? error.serverMessage : null,
});

/** Decides what happens after a failed send. */
export function classifyFailure(error: unknown, attempts: number): Verdict {
  // The site accepts no messages until it has moved, which can take longer than the attempts.
  if (error instanceof ApiError && error.id === 'server.read-only') return { kind: 'again' };
  if (!(error instanceof ApiError) || error.status >= 500 || error.id === 'response.unreadable')
    return attempts >= attemptsOfServer
      ? { kind: 'failed', failure: failureOf('server', error) }
      : { kind: 'again' };
  const isPassing = passing.has(error.status) && error.id !== 'account.limit-reached';
  if (error.isNetwork || isPassing) return { kind: 'again' };
  if (error.status === 401) return { kind: 'signedOut' };
  return { kind: 'failed', failure: failureOf(error.status === 413 ? 'too-large' : 'refused', error) };
}

/** Whether the file or the forwarded message is the reason for the failure, so that another try would fail too. */
export const isNonRetryable = (failure: SendFailure | null): boolean =>
  failure !== null &&
  (failure.reason === 'too-large' ||
    failure.reason === 'unreadable' ||
    failure.id === 'message.not-found' ||
    failure.id?.startsWith('file.') === true);

/**
 * Whether a message is too old to be sent automatically. The author of an old message no longer expects that it is
 * sent.
 */
export const isExpired = ({ state, createdAt }: OutboxEntry, now: number): boolean =>
  state === 'queued' && Date.parse(createdAt) + lifetime <= now;

export const inOrder = (entries: Iterable<OutboxEntry>): OutboxEntry[] =>
  [...entries].toSorted((a, b) => a.order - b.order || (a.clientId < b.clientId ? -1 : 1));

/** Checks the shape of a stored entry, because another version of the app can have stored another shape. */
export const isEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  ['clientId', 'chatId', 'createdAt', 'text'].every((name) => typeof value[name] === 'string') &&
  ['order', 'attempts', 'pausedUntil'].every((name) => typeof value[name] === 'number') &&
  (value['state'] === 'queued' || value['state'] === 'failed') &&
  (value['file'] === null || isRecord(value['file'])) &&
  (value['mentions'] === undefined || areMentions(value['mentions'])) &&
  ['listing', 'replyTo', 'batch', 'forward'].every(
    (name) => value[name] === undefined || value[name] === null || isRecord(value[name]),
  );
