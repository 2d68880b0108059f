import type { I18n } from '@lingui/core';
import type { ChatQuoteProps } from '@parvis/design-system';
import { useMemo } from 'react';
import type { QuotedMessage } from './outbox-entry.ts';
import { quotedText } from './quoted-message.ts';
import { useAttachment } from './use-attachment.ts';

const kinds = ['text', 'image', 'video', 'audio', 'document'] as const;

interface QuoteText {
  i18n: I18n;
  /** The other participant's name. */
  name: string;
  ownId: string;
}

/** In a group chat, the quote has the name of its author, which is empty if the account is deleted. */
const authorOf = ({ i18n, name }: QuoteText, { senderName }: QuotedMessage): string =>
  senderName === '' ? i18n._('Former member') : (senderName ?? name);

/** A quote, without its picture. */
export const quoteProps = (words: QuoteText, quoted: QuotedMessage): ChatQuoteProps => ({
  author: authorOf(words, quoted),
  own: quoted.senderId === words.ownId,
  text: quotedText(words.i18n, quoted),
  // A newer server can send kinds of messages that this page does not know.
  kind:
    quoted.voiceSeconds === undefined ? (kinds.find((kind) => kind === quoted.type) ?? 'document') : 'voice',
  deleted: quoted.deleted,
});

const nothing = { id: '', messageId: null, type: 'text', isFileDeleted: true } as const;

/** The address of a quoted picture's smallest rendering, as soon as it is loaded. */
export function useQuoteThumbnail(quoted: QuotedMessage | null): string | undefined {
  const file = useMemo(
    () =>
      quoted === null || quoted.thumbnailUrl === null
        ? nothing
        : ({ id: quoted.id, messageId: quoted.id, type: 'image', isFileDeleted: false } as const),
    [quoted],
  );
  return useAttachment(file, 'small', { enabled: file !== nothing }).url;
}
