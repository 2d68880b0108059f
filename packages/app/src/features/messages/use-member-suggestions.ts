import type { MentionSource } from '@parvis/design-system';
import { useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import type { Mention } from '../../platform/stored-mentions.ts';
import type { Chat } from './chat-cache.ts';
import { useChatMembers } from './chat-members.ts';
import { isGroup } from './chat-rights.ts';
import { mentionableMembers } from './mentionable-members.ts';

/** The members who were chosen for the text in the composer. */
interface ChosenMentions {
  choose: (mention: Mention) => void;
  /** Whether the text after an `@` is a chosen member already. Enter then sends the message. */
  isChosen: (query: string) => boolean;
}

/** Suggests the members of a group chat, which the thread has loaded. Suggests nobody in a chat of two. */
export function useMemberSuggestions(
  chat: Chat | null,
): (chosen: ChosenMentions) => MentionSource | undefined {
  const { _id: ownId } = useSignedInMember();
  const members = useChatMembers(chat);
  const [query, setQuery] = useState<string | null>(null);
  const isOfGroup = chat !== null && isGroup(chat);
  return ({ choose, isChosen }) =>
    isOfGroup
      ? {
          people:
            query === null || members === undefined || isChosen(query)
              ? []
              : mentionableMembers(members, ownId, query),
          onSearch: setQuery,
          onChoose: ({ id, name }) => choose({ _id: id, name }),
        }
      : undefined;
}
