import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fullName, type Person } from '../people/index.ts';
import type { Chat } from './chat-cache.ts';
import { typingNamesOf, useChatMembers } from './chat-members.ts';
import { isGroup } from './chat-rights.ts';
import type { KnownPeople } from './reacted-members.ts';
import type { ThreadItem } from './thread-item.ts';
import { typingText } from './typing-text.ts';
import type { TypingMember } from './typing.ts';

type People = ReadonlyMap<string, Person>;

const nobody: People = new Map();

/** The authors of the loaded messages who are not in the list of members. */
function otherAuthors(messages: readonly ThreadItem[], members: People): People {
  const authors = new Map<string, Person>();
  for (const { author, senderId } of messages)
    if (author !== undefined && author !== null && !members.has(senderId)) authors.set(senderId, author);
  return authors;
}

const hasSameNames = (one: People, other: People): boolean =>
  one.size === other.size &&
  [...one].every(([id, person]) => {
    const same = other.get(id);
    return same !== undefined && fullName(same) === fullName(person);
  });

/**
 * The people of an open group chat, and who of them is typing. In a chat of two, `people` is undefined and `typing` is
 * null. A message has its author, so it does not wait for the list of members.
 */
export function useThreadGroup(
  chat: Chat | null,
  messages: readonly ThreadItem[],
  typing: readonly TypingMember[],
) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const list = useChatMembers(chat);
  const isOfGroup = chat !== null && isGroup(chat);
  const members = useMemo(
    () => (list === undefined ? nobody : new Map(list.map(({ member }) => [member._id, member]))),
    [list],
  );
  const authors = useMemo(() => otherAuthors(messages, members), [messages, members]);
  const [former, setFormer] = useState(authors);
  if (former !== authors && !hasSameNames(former, authors)) setFormer(authors);
  const isLoaded = list !== undefined;
  // Changes seldom, because the whole thread is rendered again when it changes.
  const people = useMemo((): KnownPeople | undefined => {
    if (!isOfGroup) return undefined;
    const find = (userId: string) => members.get(userId) ?? former.get(userId);
    return {
      find,
      nameOf: (userId) => {
        const person = find(userId);
        if (person !== undefined) return fullName(person);
        return isLoaded ? i18n._('Former member') : i18n._('A member');
      },
    };
  }, [isOfGroup, isLoaded, members, former, i18n]);
  return { people, typing: isOfGroup ? typingText(i18n, typingNamesOf(queryClient, chat, typing)) : null };
}
