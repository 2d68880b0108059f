import type { I18n } from '@lingui/core';
import { Time } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { spanishInDefault } from '../../i18n/languages.ts';
import { fullName, nameParts } from '../people/person.ts';
import type { Chat } from './chats.ts';

/** Who the other one is, as names are shown. */
export function otherOf(i18n: I18n, { member }: Pick<Chat, 'member'>) {
  return member === null
    ? { name: i18n._('Former member') }
    : { name: fullName(member), person: nameParts(member), picture: member.avatar };
}

/** Whether the other one is here, or when they were; undefined where nobody may know. */
export function presenceWords(i18n: I18n, presence: Chat['presence']): ReactNode {
  if (presence === null) return undefined;
  if (presence.online) return i18n._('Online');
  if (presence.lastSeenAt === null) return undefined;
  return (
    <>
      {i18n._('Last seen')} <Time format="relative" value={presence.lastSeenAt} />
    </>
  );
}

/** A text that the specification gives in Spanish. */
export const spanish = (i18n: I18n, text: string): ReactNode => (
  <span lang={spanishInDefault(i18n)}>{text}</span>
);
