import type { I18n } from '@lingui/core';
import type { Message } from './chat-cache.ts';
import type { QuotedMessage } from './outbox-entry.ts';
import { beginningOf } from './requoted.ts';
import type { ThreadItem } from './thread-item.ts';
import { voiceText } from './voice-texts.ts';

/** A message as its reply quotes it, until the server has stored the reply. Null for an unsent message. */
export function quotedMessageOf({
  messageId,
  seq,
  senderId,
  type,
  text,
  fileName,
  file,
  voice,
  author,
}: ThreadItem): QuotedMessage | null {
  if (messageId === null) return null;
  return {
    id: messageId,
    deleted: false,
    seq,
    senderId,
    type,
    text: beginningOf(text),
    fileName,
    thumbnailUrl: file?.image?.sources[0]?.url ?? null,
    ...(voice === undefined ? {} : { voiceSeconds: voice.seconds }),
    ...(author === undefined ? {} : { senderName: author?.first_name ?? '' }),
  };
}

/**
 * The text of a quote, or of the last message of a group chat. For a picture, video or sound without text, this is a word.
 */
export function quotedText(
  i18n: I18n,
  { type, text, fileName, voiceSeconds }: Pick<QuotedMessage, 'type' | 'text' | 'fileName' | 'voiceSeconds'>,
): string {
  if (text !== null && text !== '') return text;
  if (voiceSeconds !== undefined) return voiceText(i18n, voiceSeconds);
  const words: Partial<Record<Message['type'], () => string>> = {
    image: () => i18n._('Photo'),
    video: () => i18n._('Video'),
    audio: () => i18n._('Audio'),
  };
  return (type === null ? undefined : words[type]?.()) ?? fileName ?? '';
}
