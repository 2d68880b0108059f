import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { peopleKeys } from './people-keys.ts';
import type { I18n } from '@lingui/core';

export type Suggestion = Schemas['Suggestion'];

const shownAtOnce = 3;

/** Members whom the reader possibly knows. */
export const suggestionsQuery = (client: Pick<ApiClient, 'GET'>) =>
  queryOptions({
    queryKey: peopleKeys.suggestions,
    queryFn: async ({ signal }) => {
      const params = { query: { limit: shownAtOnce } };
      return unwrap(await client.GET('/user/suggestions', { params, signal })).suggestions;
    },
    refetchOnReconnect: true,
  });

/** The reason why a member is suggested. */
export function reasonFor(
  i18n: I18n,
  { reason, mutualFriends }: Pick<Suggestion, 'reason' | 'mutualFriends'>,
): string {
  const friends = i18n._('{count, plural, one {# friend in common} other {# friends in common}}', {
    count: mutualFriends,
  });
  if (reason === 'friends') return friends;
  const shared = reason === 'parish' ? i18n._('From your parish') : i18n._('From your diocese');
  return mutualFriends === 0 ? shared : `${shared} · ${friends}`;
}
