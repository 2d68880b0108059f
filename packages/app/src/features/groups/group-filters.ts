import type { Schemas } from '@parvis/api-client';
import { listAddress, readSearch } from '../../router/list-address.ts';

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
  /** The category to show. Null for all categories. */
  readonly category: GroupCategory | null;
  readonly search: string;
}

export const categoryIn = (text: string | null): GroupCategory | null =>
  groupCategories.find((category) => category === text) ?? null;

/** Reads the filters from the URL and drops invalid values. */
export function readGroupFilters(address: URLSearchParams): GroupFilters {
  return {
    view: groupViews.find((view) => view === address.get('view')) ?? 'all',
    category: categoryIn(address.get('category')),
    search: readSearch(address),
  };
}

export const groupsPath = ({ view, category, search }: GroupFilters): string =>
  listAddress('/groups', { view: view === 'all' ? '' : view, category: category ?? '', search });
