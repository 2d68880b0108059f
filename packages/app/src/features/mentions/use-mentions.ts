import { findMentions, type MentionablePerson, type MentionSource } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { drafts } from '../../platform/draft-store.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fullName, nameParts } from '../people/index.ts';
import { mentionableQuery } from './mentionable.ts';

type Mention = Schemas['Mention'];

const mostRemembered = 50;
const nobody: readonly Mention[] = [];

const isMention = (value: unknown): value is Mention =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

const areMentions = (value: unknown): value is Mention[] => Array.isArray(value) && value.every(isMention);

/** Puts a person first. Of two people with the same name, the one chosen last is meant. */
const remembering = (known: readonly Mention[], { _id, name }: Mention): Mention[] =>
  [{ _id, name }, ...known.filter((other) => other.name !== name)].slice(0, mostRemembered);

/**
 * The members whom a text mentions. `source` suggests members while somebody writes, and `idsIn` returns the ids for a
 * request. The chosen members are stored in the browser, so that they survive a reload together with the draft.
 */
export function useMentions(groupId: string | null, present: readonly Mention[] = nobody) {
  const { api } = useApp();
  const { _id: userId } = useSignedInMember();
  const target = `${userId}/mentions`;
  const [chosen, setChosen] = useState<readonly Mention[]>(present);
  const [query, setQuery] = useState<string | null>(null);
  const settled = useDebouncedValue(query, 200);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await drafts.load(target, areMentions);
      if (isCurrent && stored !== undefined) {
        setChosen((known) => [
          ...known,
          ...stored.filter(({ name }) => !known.some((other) => other.name === name)),
        ]);
      }
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target]);

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
    people: query === null ? [] : shown,
    onSearch: setQuery,
    onChoose: ({ id, name }) => {
      const next = remembering(chosen, { _id: id, name });
      setChosen(next);
      drafts.save(target, next);
    },
  };

  return {
    source,
    idsIn: (text: string): string[] => [
      ...new Set(findMentions(text, chosen).map(({ person }) => person._id)),
    ],
  };
}
