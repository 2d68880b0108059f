import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';
import { photo } from './sample-files.ts';

type Schemas = components['schemas'];
type Listing = Schemas['Listing'];

export const offer = (
  caller: Caller,
  draft: Partial<Schemas['ListingPayload']> = {},
  headers: Record<string, string> = {},
): Promise<Answer<Schemas['ListingAnswer']>> =>
  caller.request('POST', '/marketplace/create', {
    body: { title: 'Olive wood crucifix', price: 45, ...draft },
    headers,
  });

/** Creates a listing. For tests about other features. */
export async function offered(
  caller: Caller,
  draft: Partial<Schemas['ListingPayload']> = {},
): Promise<Listing> {
  const { body } = await offer(caller, draft);
  return body.item;
}

export function listingForm(
  files: readonly Buffer[],
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Painted icon', price: '120', ...fields })) {
    form.append(name, value);
  }
  for (const [index, file] of files.entries()) {
    form.append('images', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), `photo-${index}.jpg`);
  }
  return form;
}

/** Creates small photos, each with a different width. */
export const photos = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(40 + index, 30)));

export async function look(caller: Caller, query = ''): Promise<Schemas['ListingPage']> {
  const { body } = await caller.request<Schemas['ListingPage']>('GET', `/marketplace/all${query}`);
  return body;
}

export const titles = ({ items }: Schemas['ListingPage']): string[] => items.map(({ title }) => title);
