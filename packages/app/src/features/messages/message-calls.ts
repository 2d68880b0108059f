import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import { idsOf, mentioning } from '../mentions/index.ts';
import type { Message } from './chat-cache.ts';
import type { ReactionType } from './message-reactions.ts';
import type { OutboxFile } from './outbox-entry.ts';
import type { Send } from './outbox-sending.ts';

export type FileVariant = 'small' | 'medium' | 'large' | 'original';

interface FetchOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

// Other types are replaced. A file of another type, such as HTML, could run scripts of this site when its object URL is
// opened.
const shown =
  /^(?:image\/(?:png|jpeg|webp|gif|avif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf|text\/plain)$/;

/** A MIME type that is safe to open. */
export function safeMimeType(contentType: string | null): string {
  const [essence = ''] = (contentType ?? '').toLowerCase().split(';');
  const type = essence.trim();
  if (!shown.test(type)) return 'application/octet-stream';
  return type === 'text/plain' ? 'text/plain;charset=utf-8' : type;
}

async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  length: number,
  onProgress: (percent: number) => void,
): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    bytes += value.length;
    if (length > 0) onProgress(Math.min(100, Math.round((bytes / length) * 100)));
  }
}

/** The server measures the length itself. An older server does not know the field, and refuses the message. */
const voiceField = ({ voice }: OutboxFile) =>
  voice === undefined ? {} : { voice: { waveform: voice.waveform } };

/** The API calls about messages that do not use the query cache. */
export function createMessageCalls(client: ApiClient, memberId: string) {
  const send: Send = async (entry, file, { signal, onProgress }): Promise<Message> => {
    const { chatId, clientId, text } = entry;
    if (entry.forward !== undefined) {
      const params = { path: { messageId: entry.forward.messageId } };
      const body = { chatId, clientId };
      return unwrap(await client.POST('/message/forward/{messageId}', { params, body, signal })).message;
    }
    const common = {
      chatId,
      clientId,
      sender: memberId,
      text,
      ...(entry.listing ? { listingId: entry.listing._id } : {}),
      ...(entry.replyTo ? { replyTo: entry.replyTo.id } : {}),
    };
    const { mentions } = mentioning(idsOf(entry.mentions ?? []));
    if (file === null || entry.file === null) {
      const body = { ...common, ...(mentions && { mentions }), type: 'text' as const };
      return unwrap(await client.POST('/message/create', { body, signal })).message;
    }
    const named = new File([file], entry.file.name, { type: entry.file.contentType });
    const { message } = await client.upload('/message/create', {
      fields: {
        ...common,
        ...(mentions && { mentions: JSON.stringify(mentions) }),
        type: entry.file.kind,
        ...voiceField(entry.file),
      },
      files: { file: named },
      signal,
      onProgress,
    });
    return message;
  };

  return {
    send,

    async edit(messageId: string, text: string, mentioned: readonly string[]): Promise<Message> {
      const params = { path: { messageId } };
      const body = { text, ...mentioning(mentioned) };
      return unwrap(await client.PUT('/message/update/{messageId}', { params, body })).message;
    },

    async remove(messageId: string, scope: 'me' | 'everyone'): Promise<Message> {
      const params = { path: { messageId }, query: { for: scope } };
      return unwrap(await client.DELETE('/message/delete/{messageId}', { params })).message;
    },

    async react(messageId: string, type: ReactionType | null): Promise<Message> {
      const params = { path: { messageId } };
      const answer =
        type === null
          ? await client.DELETE('/message/reaction/{messageId}', { params })
          : await client.PUT('/message/reaction/{messageId}', { params, body: { type } });
      return unwrap(answer).message;
    },

    async file(messageId: string, variant: FileVariant, { signal, onProgress }: FetchOptions): Promise<Blob> {
      const { data, response } = await client.GET('/message/file/{messageId}/{variant}', {
        params: { path: { messageId, variant } },
        parseAs: 'stream',
        signal,
      });
      const length = Number(response.headers.get('content-length') ?? 0);
      const parts = await readStream(
        unwrap({ data: data as ReadableStream<Uint8Array<ArrayBuffer>> | undefined }),
        length,
        onProgress,
      );
      return new Blob(parts, { type: safeMimeType(response.headers.get('content-type')) });
    },
  };
}
