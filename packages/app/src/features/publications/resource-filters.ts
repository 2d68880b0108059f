import type { Schemas } from '@parvis/api-client';

type ResourceType = Schemas['ResourceType'];

const resourceTypes = ['Ebook', 'Audio', 'Course'] as const satisfies readonly ResourceType[];

export interface ResourceFilters {
  readonly search: string;
  readonly type: ResourceType | null;
  /** Whether to show only saved resources. */
  readonly saved: boolean;
}

const SEARCH_LENGTH = 200;

const cut = (text: string): string => Array.from(text.trim()).slice(0, SEARCH_LENGTH).join('');

export function readSearch(address: URLSearchParams): string {
  return cut(address.get('search') ?? '');
}

/** Reads the filters from the URL; visitors have no saved resources. */
export function readFilters(address: URLSearchParams, isMember: boolean): ResourceFilters {
  return {
    search: readSearch(address),
    type: resourceTypes.find((type) => type === address.get('type')) ?? null,
    saved: isMember && address.get('saved') === 'true',
  };
}

export function resourcesPath({ search, type, saved }: ResourceFilters): string {
  const address = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(type === null ? {} : { type }),
    ...(saved ? { saved: 'true' } : {}),
  }).toString();
  return address === '' ? '/resources' : `/resources?${address}`;
}
