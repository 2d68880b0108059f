import type { Message } from './chat-cache.ts';
import type { QuotedMessage } from './outbox-entry.ts';

const longest = 140;

/** The beginning of a text, in one line. */
export function beginningOf(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}

/** A quote after a change of the quoted message, which the page has loaded. */
export function requoted(quote: QuotedMessage, { deleted, content }: Message): QuotedMessage {
  if (deleted === null) return { ...quote, text: beginningOf(content) };
  const nothing = { seq: null, senderId: null, type: null, text: null, fileName: null, thumbnailUrl: null };
  return { id: quote.id, deleted: true, ...nothing };
}
