import type { MentionablePerson, MentionSource } from '@parvis/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import type { Mention } from '../../platform/stored-mentions.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fullName, nameParts } from '../people/index.ts';
import { mentionableQuery } from './mentionable.ts';
import { idsOf } from './mentions.ts';
import { useChosenMentions } from './use-chosen-mentions.ts';

/**
 * The members whom a text mentions. `source` suggests members while somebody writes, and `idsIn` returns the ids for a
 * request. The chosen members are stored in the browser, so that they survive a reload together with the draft.
 */
export function useMentions(groupId: string | null, present?: readonly Mention[]) {
  const { api } = useApp();
  const { _id: userId } = useSignedInMember();
  const { choose, isChosen, mentionsIn } = useChosenMentions(`${userId}/mentions`, present);
  const [query, setQuery] = useState<string | null>(null);
  const settled = useDebouncedValue(query, 200);

  const found = useQuery({
    ...mentionableQuery(api, userId, groupId, settled ?? ''),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  const people = (found.data ?? []).map((person): MentionablePerson => ({
    id: person._id,
    name: fullName(person),
    person: nameParts(person),
    picture: person.avatar,
  }));
  // Until the new answer is there, the people of the last one who still match are shown.
  const isCurrent = query === settled && !found.isPlaceholderData;
  const sought = query?.trim().toLocaleLowerCase() ?? '';
  const shown = isCurrent ? people : people.filter(({ name }) => name.toLocaleLowerCase().includes(sought));

  const source: MentionSource = {
    people: query === null || isChosen(query) ? [] : shown,
    onSearch: setQuery,
    onChoose: ({ id, name }) => choose({ _id: id, name }),
  };

  return { source, idsIn: (text: string): string[] => idsOf(mentionsIn(text)) };
}
