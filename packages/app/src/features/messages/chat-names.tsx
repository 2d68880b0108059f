import type { I18n } from '@lingui/core';
import { Time } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { spanishInDefault } from '../../i18n/languages.ts';
import { fullName, nameParts } from '../people/index.ts';
import type { Schemas } from '@parvis/api-client';
import type { Chat } from './chat-cache.ts';
import { requestOf } from './chat-rights.ts';

type GroupChat = Schemas['GroupChat'];

/** The other participant's name and picture. */
export function otherOf(i18n: I18n, { member }: Pick<Chat, 'member'>) {
  return member === null
    ? { name: i18n._('Former member') }
    : { name: fullName(member), person: nameParts(member), picture: member.avatar };
}

/** The smallest rendering of a picture that is sharp in a list, in pixels. */
const shownWidth = 128;

/** The address of a chat's picture in a small size. Null if it has none. */
export const smallOf = ({ image }: Pick<GroupChat, 'image'>): string | null =>
  image &&
  (image.sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= shownWidth)
    ?.url ??
    image.url);

/** The name and picture of a chat: those of the other participant, or its own if it has several members. */
export const chatTitle = (i18n: I18n, chat: Pick<Chat, 'member' | 'chatName' | 'group'>) =>
  chat.group === undefined
    ? otherOf(i18n, chat)
    : { name: chat.chatName, picture: smallOf(chat.group), group: true };

export const memberCount = (i18n: I18n, { members }: Pick<GroupChat, 'members'>): string =>
  i18n._('{count, plural, one {# member} other {# members}}', { count: members });

/**
 * The other participant's presence, or the number of members. If the presence is hidden, the text says whether messages
 * can be sent.
 */
export function participantStateLabels(
  i18n: I18n,
  { presence, closed, request, group }: Pick<Chat, 'presence' | 'closed' | 'request' | 'group'>,
): ReactNode {
  if (group !== undefined) return memberCount(i18n, group);
  if (requestOf({ request }) !== null) return i18n._('Message request');
  if (closed !== null) return i18n._('Read only');
  if (presence === null) return i18n._('You can write to each other');
  if (presence.online) return i18n._('Online');
  if (presence.lastSeenAt === null) return i18n._('Offline');
  return (
    <>
      {i18n._('Last seen')} <Time format="relative" value={presence.lastSeenAt} />
    </>
  );
}

/** A text that the specification prescribes in Spanish. */
export const spanish = (i18n: I18n, text: string): ReactNode => (
  <span lang={spanishInDefault(i18n)}>{text}</span>
);
