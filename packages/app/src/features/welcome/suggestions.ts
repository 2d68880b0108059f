import type { I18n } from '@lingui/core';
import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';

export type Suggestions = Schemas['WelcomeSuggestions'];

export const welcomeSuggestionsQuery = (api: Pick<ApiClient, 'GET'>) =>
  queryOptions({
    queryKey: ['welcome', 'suggestions'],
    queryFn: async ({ signal }): Promise<Suggestions> =>
      unwrap(await api.GET('/welcome/suggestions', { signal })),
    refetchOnReconnect: true,
    // A row stays in place after the reader has followed or joined it.
    refetchOnWindowFocus: false,
  });

/** The reason why a member, a group or an event is suggested. */
export function suggestionReason(
  i18n: I18n,
  suggestion: Suggestions['people'][number] | Suggestions['groups'][number] | Suggestions['events'][number],
): string {
  switch (suggestion.reason) {
    case 'parish':
      return i18n._('From your parish');
    case 'diocese':
      return i18n._('From your diocese');
    case 'friends':
      return i18n._('{count, plural, one {# friend in common} other {# friends in common}}', {
        count: suggestion.mutualFriends,
      });
    case 'posts':
      return i18n._('Posts here often');
    case 'members':
      return i18n._('{count, plural, one {# member} other {# members}}', { count: suggestion.group.members });
    case 'soon':
      return i18n._('Coming up soon');
    default:
      // A later release can have other reasons.
      return '';
  }
}
