import type { I18n } from '@lingui/core';
import { Time } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { spanishInDefault } from '../../i18n/languages.ts';
import { fullName, nameParts } from '../people/index.ts';
import type { Chat } from './chat-cache.ts';
import { requestOf } from './chat-rights.ts';

/** The other participant's name and picture. */
export function otherOf(i18n: I18n, { member }: Pick<Chat, 'member'>) {
  return member === null
    ? { name: i18n._('Former member') }
    : { name: fullName(member), person: nameParts(member), picture: member.avatar };
}

/** The other participant's presence. If the presence is hidden, the text says whether messages can be sent. */
export function participantStateLabels(
  i18n: I18n,
  { presence, closed, request }: Pick<Chat, 'presence' | 'closed' | 'request'>,
): ReactNode {
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
