import type { OutboxBatch, OutboxEntry, OutboxItem } from './outbox-entry.ts';

const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Several files that are sent at once are a batch, with the id of the first message. */
export const batchOf = (id: string, files: readonly File[]): Pick<OutboxEntry, 'batch'> =>
  files.length < 2
    ? {}
    : {
        batch: {
          id,
          files: files.length,
          bytes: bytesOf(files.map(({ size }) => ({ bytes: size }))),
        },
      };

/** The smaller batches of the other messages, by their ids, after this message was discarded. */
export function withoutFileOf(
  entries: readonly OutboxEntry[],
  clientId: string,
): ReadonlyMap<string, OutboxBatch> {
  const { batch, file } = entries.find((entry) => entry.clientId === clientId) ?? {};
  if (batch === undefined || !file) return new Map();
  const smaller = { ...batch, files: batch.files - 1, bytes: batch.bytes - file.bytes };
  return new Map(
    entries
      .filter((entry) => entry.batch?.id === batch.id && entry.clientId !== clientId)
      .map((entry) => [entry.clientId, smaller]),
  );
}

/** The common progress of all files that were sent at once and are not all stored yet. */
export interface BatchProgress {
  files: number;
  sent: number;
  /** A percentage from 0 to 100. */
  percent: number;
  /** The ids of the messages that wait, in order. */
  waiting: readonly string[];
  /** The messages that were not sent, in order. */
  failed: readonly OutboxItem[];
}

/** Null if no batch of the chat is unsent. */
export function batchProgress(items: readonly OutboxItem[], chatId: string): BatchProgress | null {
  const unsent = items.filter((item) => item.chatId === chatId && item.batch !== undefined);
  if (unsent.length === 0) return null;
  const batches = new Map(unsent.flatMap(({ batch }) => (batch === undefined ? [] : [[batch.id, batch]])));
  const files = [...batches.values()].reduce((sum, batch) => sum + batch.files, 0);
  const bytes = bytesOf([...batches.values()]);
  const failed = unsent.filter(({ state }) => state === 'failed');
  const missing = unsent.reduce(
    (sum, { file, progress }) => sum + (file?.bytes ?? 0) * (1 - (progress ?? 0) / 100),
    0,
  );
  return {
    files,
    sent: files - unsent.length,
    percent: bytes === 0 ? 0 : Math.round((1 - missing / bytes) * 100),
    waiting: unsent.filter(({ state }) => state === 'queued').map(({ clientId }) => clientId),
    failed,
  };
}
