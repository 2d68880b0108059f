import type { I18n } from '@lingui/core';
import type { MessageReactionType, ThreadMessage } from '@parvis/design-system';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import { eventLine, eventText } from './event-text.tsx';
import type { ThreadItem } from './thread-item.ts';

/** What the messages of a group chat need that those of a chat of two do not. */
export interface ThreadGroup {
  /** The name of a member who has reacted and may have left. */
  nameOf: (userId: string) => string;
  onShowReactions: (id: string, type: MessageReactionType) => void;
  onShowReaders: (messageId: string) => void;
}

/** The author's full name. */
export const nameOfAuthor = (i18n: I18n, { author }: Pick<ThreadItem, 'author'>): string =>
  author === undefined || author === null ? i18n._('Former member') : fullName(author);

/** The name, picture and profile of a message's author. */
export const senderOf = ({ author, senderId }: ThreadItem): NonNullable<ThreadMessage['sender']> => ({
  id: senderId,
  ...(author === undefined || author === null
    ? {}
    : { person: nameParts(author), picture: author.avatar, href: profilePath(author._id) }),
});

/** A line for the thread component. Null if the message is no line. */
export function threadLine(i18n: I18n, ownId: string, item: ThreadItem): ThreadMessage | null {
  const { event, author, id, own, senderId, createdAt } = item;
  if (event === undefined) return null;
  const line = { i18n, event, ownId, actor: { id: senderId, name: author?.first_name ?? '' } };
  return {
    id,
    own,
    author: '',
    content: { kind: 'text', text: eventText(line) },
    createdAt,
    line: eventLine(line),
  };
}
