import type { Schemas } from '@parvis/api-client';

export type GroupCategory = Schemas['GroupCategory'];

export const groupCategories = [
  'prayer',
  'study',
  'service',
  'families',
  'youth',
  'music',
  'interests',
] as const satisfies readonly GroupCategory[];

export const groupViews = ['all', 'mine'] as const;

export interface GroupFilters {
  readonly view: (typeof groupViews)[number];
  /** Null for all categories. */
  readonly category: GroupCategory | null;
  readonly search: string;
}

const MAX_LENGTH = 200;

export const categoryIn = (text: string | null): GroupCategory | null =>
  groupCategories.find((category) => category === text) ?? null;

/** Drops invalid values. */
export function readGroupFilters(address: URLSearchParams): GroupFilters {
  return {
    view: groupViews.find((view) => view === address.get('view')) ?? 'all',
    category: categoryIn(address.get('category')),
    search: Array.from((address.get('search') ?? '').trim())
      .slice(0, MAX_LENGTH)
      .join(''),
  };
}

export function groupsPath({ view, category, search }: GroupFilters): string {
  const address = new URLSearchParams({
    ...(view === 'all' ? {} : { view }),
    ...(category === null ? {} : { category }),
    ...(search === '' ? {} : { search }),
  }).toString();
  return address === '' ? '/groups' : `/groups?${address}`;
}
