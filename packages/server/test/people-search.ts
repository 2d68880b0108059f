import type { components } from '@parvis/api-client/contract';
import { expect } from 'vitest';
import type { Caller } from './community.ts';

type Schemas = components['schemas'];

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;

/** Returns functions that search people. Without a caller, the viewer searches. */
export function peopleSearch(viewer: () => Caller) {
  async function search(text: string, query = '', caller = viewer()): Promise<Schemas['UserPage']> {
    const path = `/user/all?search=${encodeURIComponent(text)}${query}`;
    const { status, body } = await caller.request<Schemas['UserPage']>('GET', path);
    expect(status).toBe(200);
    return body;
  }

  const names = async (text: string, caller = viewer()) =>
    (await search(text, '', caller)).users.map(fullName);

  /** Returns all results. Reads them in pages of one result. */
  async function pageByPage(text: string): Promise<string[]> {
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Schemas['UserPage'] = await search(
        text,
        `&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      found.push(...page.users.map(fullName));
      cursor = page.nextCursor;
    }
    return found;
  }

  return { search, names, pageByPage };
}
