import type { I18n } from '@lingui/core';
import type { GroupCategory } from './group-filters.ts';
import type { Group } from './groups.ts';

const SUMMARY = 200;

export const categoryLabels = (i18n: I18n): Record<GroupCategory, string> => ({
  prayer: i18n._('Prayer'),
  study: i18n._('Study'),
  service: i18n._('Service'),
  families: i18n._('Families'),
  youth: i18n._('Young people'),
  music: i18n._('Music'),
  interests: i18n._('Shared interests'),
});

export const admissionLabels = (i18n: I18n): Record<Group['admission'], string> => ({
  open: i18n._('Anyone can join'),
  request: i18n._('By request'),
});

export const memberCount = (i18n: I18n, { members }: Pick<Group, 'members'>): string =>
  i18n._('{count, plural, one {# member} other {# members}}', { count: members });

/** The category and place, in one line. */
export const kindLabels = (i18n: I18n, { category, place }: Pick<Group, 'category' | 'place'>): string =>
  [categoryLabels(i18n)[category], place].filter((words) => words !== '').join(' · ');

/** The reader's membership. Null if the reader is not a member. */
export function membershipLabels(i18n: I18n, { membership }: Pick<Group, 'membership'>): string | null {
  if (membership === 'moderator') return i18n._('You are a moderator');
  if (membership === 'member') return i18n._('You are a member');
  return membership === 'asking' ? i18n._('You have asked to join') : null;
}

/** The beginning of the description, as a summary. */
export function summaryOf({ description }: Pick<Group, 'description'>): string {
  const characters = Array.from(description.replaceAll(/\s+/gu, ' '));
  return characters.length <= SUMMARY
    ? characters.join('')
    : `${characters
        .slice(0, SUMMARY - 1)
        .join('')
        .trimEnd()}…`;
}

/** The lines of the description, with React keys. */
export const linesOf = ({ description }: Pick<Group, 'description'>): { key: string; line: string }[] =>
  description
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, place) => ({ key: `${place} ${line}`, line }));
