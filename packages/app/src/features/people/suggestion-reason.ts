import type { I18n } from '@lingui/core';
import type { Suggestion } from './suggestions.ts';

/** The reason for a suggestion. */
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
