import type { Schemas } from '@parvis/api-client';
import { listAddress, readSearch } from '../../router/list-address.ts';

type ResourceType = Schemas['ResourceType'];

const resourceTypes = ['Ebook', 'Audio', 'Course'] as const satisfies readonly ResourceType[];

export interface ResourceFilters {
  readonly search: string;
  readonly type: ResourceType | null;
  /** Whether to show only saved resources. */
  readonly saved: boolean;
}

/** Reads the filters from the URL. Visitors have no saved resources. */
export function readFilters(address: URLSearchParams, isMember: boolean): ResourceFilters {
  return {
    search: readSearch(address),
    type: resourceTypes.find((type) => type === address.get('type')) ?? null,
    saved: isMember && address.get('saved') === 'true',
  };
}

export const resourcesPath = ({ search, type, saved }: ResourceFilters): string =>
  listAddress('/resources', { search, type: type ?? '', saved: saved ? 'true' : '' });
