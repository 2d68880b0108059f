import type { Schemas } from '@parvis/api-client';
import { samplePerson } from '../src/features/people/samples.ts';
import { refusal, type FakeServer } from './fake-server.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

export type Listing = Schemas['Listing'];

const example = () =>
  (exampleOf(operationNamed('GET /marketplace/{id}')).body as Schemas['ListingAnswer']).item;

let count = 0;

const newId = (): string => {
  count += 1;
  return `019a2b3c-4d5e-7f60-8a7b-${count.toString(16).padStart(12, '0')}`;
};

/** A listing that the member of `aMember()` owns. */
export const ownListing = (changes: Partial<Listing> = {}): Listing => ({
  ...example(),
  _id: newId(),
  ...changes,
});

/** A listing of another member, who can be contacted. */
export const aListing = (changes: Partial<Listing> = {}): Listing => ({
  ...ownListing(),
  zip: null,
  owner: samplePerson({
    _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c',
    first_name: 'Josef',
    last_name: 'Mayr',
  }),
  abilities: { edit: false, mark: false, delete: false, contact: true, offer: true },
  ...changes,
});

/** A listing as visitors see it. */
export const aPublicListing = (
  changes: Partial<Schemas['PublicListing']> = {},
): Schemas['PublicListing'] => ({
  ...(exampleOf(operationNamed('GET /listing/getById/{id}')).body as Schemas['PublicListingAnswer']).item,
  _id: newId(),
  ...changes,
});

export const aPhoto = (description = ''): Listing['photos'][number] => {
  const id = newId();
  const url = `/api/file/${id}/large?expires=99999999999&signature=test`;
  return {
    _id: id,
    url,
    width: 640,
    height: 480,
    description,
    placeholder: '',
    sources: [{ url, width: 640 }],
  };
};

export const listingPage = (
  items: readonly Listing[],
  changes: Partial<AnswerOf<'GET /marketplace/all'>> = {},
): AnswerOf<'GET /marketplace/all'> => ({
  items: [...items],
  nextCursor: null,
  total: items.length,
  totalIsCapped: false,
  categories: [],
  ...changes,
});

/**
 * Serves listings as the real server does: lists, saves, changes and deletes them. Supports the filters `search` and
 * `saved`. `enquirers` are the members who wrote about each of them, and `offers` are the offers for each of them.
 */
export function keepListings(
  server: FakeServer,
  initial: readonly Listing[],
  enquirers: readonly Schemas['Person'][] = [],
  offers: readonly Schemas['ListingOffer'][] = [],
): void {
  let open = [...offers];
  const listings = new Map(initial.map((listing) => [listing._id, listing]));
  const change = (
    id: string,
    changes: Omit<Partial<Listing>, 'yourOffer'> & { yourOffer?: Listing['yourOffer'] | undefined },
  ) => {
    const known = listings.get(id);
    if (known === undefined) return refusal(404);
    const { reservedFor: before, yourOffer, ...others } = { ...known, ...changes };
    const reservedFor = others.status === 'reserved' ? before : undefined;
    const item = {
      ...others,
      ...(reservedFor === undefined ? {} : { reservedFor }),
      ...(yourOffer === undefined ? {} : { yourOffer }),
    };
    listings.set(id, item);
    return { item };
  };
  server.answer('GET /marketplace/all', ({ query }) => {
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = [...listings.values()].filter(
      ({ title, saved, status }) =>
        title.toLowerCase().includes(search) && (query.has('saved') ? saved : status !== 'sold'),
    );
    return listingPage(found);
  });
  server.answer('GET /marketplace/{id}', ({ params: { id = '' } }) => change(id, {}));
  server.answer('PUT /marketplace/save/{id}', ({ params: { id = '' } }) => change(id, { saved: true }));
  server.answer('DELETE /marketplace/save/{id}', ({ params: { id = '' } }) => change(id, { saved: false }));
  server.answer('PUT /marketplace/update/{id}', ({ params: { id = '' }, body }) =>
    change(id, 'status' in body && body.status !== undefined ? { status: body.status } : {}),
  );
  server.answer('PUT /marketplace/reserve/{id}', ({ params: { id = '' }, body: { member } }) => {
    const reservedFor = enquirers.find(({ _id }) => _id === member);
    return change(id, { status: 'reserved', ...(reservedFor === undefined ? {} : { reservedFor }) });
  });
  server.answer('GET /marketplace/enquirers/{id}', { members: [...enquirers] });
  server.answer('PUT /marketplace/offer/{id}', ({ params: { id = '' }, body: { amount } }) =>
    change(id, { yourOffer: { amount, state: 'open', createdAt: '2026-11-22T09:30:00.000Z' } }),
  );
  server.answer('DELETE /marketplace/offer/{id}', ({ params: { id = '' } }) =>
    change(id, { yourOffer: undefined }),
  );
  server.answer('GET /marketplace/offers/{id}', () => ({ offers: open }));
  server.answer('PUT /marketplace/offers/{id}', ({ params: { id = '' }, body: { answer, member } }) => {
    const answered = open.find((offer) => offer.member._id === member);
    open = open.filter((offer) => offer !== answered);
    if (answered === undefined) return refusal(400, { id: 'offer.ended' });
    return change(id, answer === 'accept' ? { status: 'reserved', reservedFor: answered.member } : {});
  });
  server.answer('DELETE /marketplace/delete/{id}', ({ params: { id = '' } }) => {
    listings.delete(id);
    return { message: 'The listing has been deleted.' };
  });
}
