import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];

interface Sending {
  readonly name?: string;
  readonly text?: string;
  readonly clientId?: string;
  /** The content type that the client declares. It can be wrong. */
  readonly type?: string;
  readonly listingId?: string;
  readonly replyTo?: string;
  /** Declares a voice note with this waveform. */
  readonly waveform?: readonly number[];
}

export function attachmentForm(chatId: string, bytes: Buffer, sending: Sending = {}): FormData {
  const { name = 'file', text, clientId, type, listingId, replyTo, waveform } = sending;
  const form = new FormData();
  form.append('chatId', chatId);
  if (clientId !== undefined) form.append('clientId', clientId);
  if (text !== undefined) form.append('text', text);
  if (type !== undefined) form.append('type', type);
  if (listingId !== undefined) form.append('listingId', listingId);
  if (replyTo !== undefined) form.append('replyTo', replyTo);
  if (waveform !== undefined) form.append('voice', JSON.stringify({ waveform }));
  form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'text/html' }), name);
  return form;
}

export const attach = (
  caller: Caller,
  chatId: string,
  bytes: Buffer,
  sending: Sending = {},
): Promise<Answer<Schemas['MessageCreated']>> =>
  caller.request('POST', '/message/create', { body: attachmentForm(chatId, bytes, sending) });

/** Returns the ids of all files in the store. */
export async function storedFiles({ config }: Community): Promise<string[]> {
  const files = join(config.dataFolder, 'files');
  const shards = await readdir(files).catch(() => []);
  return (await Promise.all(shards.map((shard) => readdir(join(files, shard))))).flat();
}
