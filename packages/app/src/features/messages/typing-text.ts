import type { I18n } from '@lingui/core';

const maxNames = 2;

/**
 * Names at most two of the members who are typing, or counts them if the page does not know these names. Null if nobody is
 * typing.
 */
export function typingText(i18n: I18n, names: readonly (string | null)[]): string | null {
  const count = names.length;
  if (count === 0) return null;
  const known = names.slice(0, maxNames).filter((name) => name !== null);
  if (known.length < Math.min(count, maxNames))
    return i18n._('{count, plural, one {A member is writing…} other {# members are writing…}}', { count });
  const list = count > maxNames ? [...known, i18n._('others')] : known;
  return i18n._('{count, plural, one {{names} is writing…} other {{names} are writing…}}', {
    count,
    // The list chooses the "and", which in Spanish depends on the name after it.
    names: new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(list),
  });
}
