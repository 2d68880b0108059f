import { createApiClient } from '@parvis/api-client';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { listingsOf, type Listing } from './listing-cache.ts';
import { noFilters, type ListingFilters } from './listing-filters.ts';
import { createListings } from './listings.ts';
import { sampleListing, samplePage } from './samples.ts';

type Answer = { status: number; body: unknown };

const fields = { title: 'Missal', price: 12, description: '', category: 'Books', zip: '' } as const;
const photo = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), description: name });
const page = (...items: Listing[]): Answer => ({ status: 200, body: samplePage(items) });
const item = (listing: Listing, status = 200): Answer => ({ status, body: { item: listing } });
const searchFor = (id: string) => ({ _id: id, search: 'icon' });
const namesOf = (form: FormData | undefined) =>
  form?.getAll('images').map((file) => (file instanceof File ? file.name : ''));
const lost: Answer = { status: 503, body: { message: 'Later.' } };

/** Creates the app's own API calls. The test answers each request. */
function start(answer: (call: string, request: Request) => Answer | Promise<Answer>) {
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => 'token',
    fetch: async (request) => {
      const call = `${request.method} ${request.url.replace('http://parvis.example/api/marketplace', '')}`;
      calls.push(call);
      const { status, body } = await answer(call, request);
      return Response.json(body, { status });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const listings = createListings(client, queryClient);
  return {
    calls,
    listings,
    queryClient,
    open: (filters: ListingFilters = noFilters) =>
      queryClient.fetchInfiniteQuery(listings.listQuery(filters)),
    shown: (filters: ListingFilters = noFilters) => {
      const list = queryClient.getQueryData(listings.listQuery(filters).queryKey);
      return list === undefined ? [] : listingsOf(list).map(({ title }) => title);
    },
    known: (id: string) => queryClient.getQueryData(listings.listingQuery(id).queryKey),
  };
}

const mine = { ...noFilters, owner: sampleListing(1).owner._id };
const kept = { ...noFilters, saved: true };

describe('the marketplace’s calls', () => {
  it('request a page with all filters, down to the reading position', async () => {
    const { calls, listings, queryClient, open } = start(() => page());
    await open({ ...noFilters, search: 'olive wood', price: '0-100', distance: 5, sort: 'oldest' });
    await queryClient.fetchInfiniteQuery(listings.listQuery(kept, 80));
    expect(calls).toEqual([
      'GET /all?search=olive%20wood&maxPrice=99.99&distance=5&sort=oldest&limit=24',
      'GET /all?saved=true&sort=newest&limit=80',
    ]);
  });

  it('put the member’s new listing at the top of every matching list', async () => {
    const { listings, open, shown, known } = start((call) =>
      call === 'POST /create' ? item(sampleListing(9, { title: 'Missal' }), 201) : page(sampleListing(1)),
    );
    await Promise.all([open(), open(mine), open(kept), open({ ...noFilters, category: 'Cars' })]);
    await listings.create(fields, [], { key: 'first-try' });
    expect(shown()).toEqual(['Missal', '1']);
    expect(shown(mine)).toEqual(['Missal', '1']);
    expect(shown(kept)).toEqual(['1']);
    expect(shown({ ...noFilters, category: 'Cars' })).toEqual(['1']);
    expect(known(sampleListing(9)._id)?.title).toBe('Missal');
  });

  it('send edits made after a lost response', async () => {
    const bodies: unknown[] = [];
    let tries = 0;
    const { calls, listings } = start(async (call, request) => {
      bodies.push(await request.json());
      tries += 1;
      if (tries === 1) return lost;
      return item(sampleListing(9, call.startsWith('PUT') ? { title: 'Old missal' } : { title: 'Missal' }));
    });
    await expect(listings.create(fields, [], { key: 'first-try' })).rejects.toThrow('Later.');
    const made = await listings.create({ ...fields, title: 'Old missal' }, [], { key: 'first-try' });
    expect(calls).toEqual(['POST /create', 'POST /create', `PUT /update/${made._id}`]);
    expect(bodies[1]).toEqual(fields);
    expect(bodies[2]).toEqual({ ...fields, title: 'Old missal', photos: [] });
    expect(made.title).toBe('Old missal');
  });

  it('send photos in their order with their descriptions', async () => {
    const forms: FormData[] = [];
    const { listings } = start(async (_, request) => {
      forms.push(await request.formData());
      return item(sampleListing(9));
    });
    await listings.create(fields, [photo('front'), photo('back')], { key: 'first-try' });
    await listings.update('9', { price: 3 }, [photo('top'), { _id: '7', description: 'front' }]);
    expect(forms[0]?.get('imageDescriptions')).toBe('["front","back"]');
    expect(namesOf(forms[0])).toEqual(['front', 'back']);
    expect(forms[1]?.get('price')).toBe('3');
    expect(forms[1]?.get('photos')).toBe(
      '[{"upload":0,"description":"top"},{"_id":"7","description":"front"}]',
    );
    expect(namesOf(forms[1])).toEqual(['top']);
  });

  it('leave the photos unchanged if none are given', async () => {
    const bodies: unknown[] = [];
    const { listings } = start(async (_, request) => {
      bodies.push(await request.json());
      return item(sampleListing(9));
    });
    await listings.update('9', { title: 'Missal' });
    await listings.update('9', {}, [{ _id: '7', description: '' }]);
    expect(bodies).toEqual([{ title: 'Missal' }, { photos: [{ _id: '7', description: '' }] }]);
  });

  it('remove a sold listing from everybody’s list, but not from own and saved lists', async () => {
    const { listings, open, shown, known } = start((call) =>
      call.startsWith('PUT') ? item(sampleListing(1, { status: 'sold' })) : page(sampleListing(1)),
    );
    await Promise.all([open(), open(mine), open(kept)]);
    await listings.setStatus(sampleListing(1)._id, 'sold');
    expect(shown()).toEqual([]);
    expect(shown(mine)).toEqual(['1']);
    expect(shown(kept)).toEqual(['1']);
    expect(known(sampleListing(1)._id)?.status).toBe('sold');
  });

  it('refetch a list that a relisted listing belongs to', async () => {
    const { listings, open, queryClient } = start((call) =>
      call.startsWith('PUT') ? item(sampleListing(1)) : page(),
    );
    await Promise.all([open(), open({ ...noFilters, category: 'Cars' })]);
    await listings.setStatus(sampleListing(1)._id, 'available');
    const isStale = (filters: ListingFilters) =>
      queryClient.getQueryState(listings.listQuery(filters).queryKey)?.isInvalidated;
    expect(isStale(noFilters)).toBe(true);
    expect(isStale({ ...noFilters, category: 'Cars' })).toBe(false);
  });

  it('remove a deleted listing everywhere', async () => {
    const { listings, open, shown, known } = start((call) => {
      if (call.startsWith('DELETE')) return { status: 200, body: { message: 'Deleted.' } };
      return page(sampleListing(2), sampleListing(1));
    });
    await open();
    await listings.remove(sampleListing(1)._id);
    expect(shown()).toEqual(['2']);
    expect(known(sampleListing(1)._id)).toBeUndefined();
  });

  it('do not restore a listing that is deleted during a refetch', async () => {
    const both = page(sampleListing(2), sampleListing(1));
    const late = Promise.withResolvers<Answer>();
    const answers = [both, late.promise, page(sampleListing(2))];
    const { listings, open, queryClient, shown } = start((call) =>
      call.startsWith('DELETE') ? { status: 200, body: { message: 'Deleted.' } } : (answers.shift() ?? lost),
    );
    await open();
    const list = new InfiniteQueryObserver(queryClient, listings.listQuery(noFilters));
    const leave = list.subscribe(() => undefined);
    void list.refetch();
    await listings.remove(sampleListing(1)._id);
    late.resolve(both);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(shown()).toEqual(['2']);
    leave();
  });

  it('show a listing from the list until it is loaded, and update the list from it', async () => {
    const { listings, open, queryClient, shown } = start((call) =>
      call.startsWith('GET /all') ? page(sampleListing(1)) : item(sampleListing(1, { title: 'one' })),
    );
    await open();
    const query = listings.listingQuery(sampleListing(1)._id);
    const { initialData } = query;
    expect(typeof initialData === 'function' ? initialData()?.title : undefined).toBe('1');
    await queryClient.fetchQuery(query);
    expect(shown()).toEqual(['one']);
  });

  it('show a saved listing at once, and revert it on failure', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { listings, open, queryClient, calls } = start((call) =>
      call.startsWith('GET') ? page(sampleListing(1)) : answer.promise,
    );
    await open();
    const isSaved = () => {
      const list = queryClient.getQueryData(listings.listQuery(noFilters).queryKey);
      return list === undefined ? undefined : listingsOf(list)[0]?.saved;
    };
    const done = listings.setSaved(sampleListing(1)._id, true);
    expect(isSaved()).toBe(true);
    // The response to a request during the save still has the state before the save.
    await queryClient.invalidateQueries({ queryKey: ['marketplace', 'list'], refetchType: 'all' });
    expect(isSaved()).toBe(true);
    answer.resolve(lost);
    await expect(done).rejects.toThrow('Later.');
    expect(isSaved()).toBe(false);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([`PUT /save/${sampleListing(1)._id}`]);
  });

  it('do not let the late response to an earlier request undo a save', async () => {
    const late = Promise.withResolvers<Answer>();
    let isLate = false;
    const { listings, open, queryClient } = start((call) => {
      if (!call.startsWith('GET')) return { status: 200, body: { message: 'Saved.' } };
      return isLate ? late.promise : page(sampleListing(1));
    });
    await open();
    isLate = true;
    const reading = queryClient.refetchQueries({ queryKey: ['marketplace', 'list'] });
    await listings.setSaved(sampleListing(1)._id, true);
    isLate = false;
    late.resolve(page(sampleListing(1)));
    await reading;
    const isSaved = () => {
      const list = queryClient.getQueryData(listings.listQuery(noFilters).queryKey);
      return list === undefined ? undefined : listingsOf(list)[0]?.saved;
    };
    expect(isSaved()).toBe(true);
    // A newer response replaces the saved state, because another device can have changed the listing.
    await queryClient.refetchQueries({ queryKey: ['marketplace', 'list'] });
    expect(isSaved()).toBe(false);
  });

  it('request the saved listings only after the pending saves', async () => {
    const saving = Promise.withResolvers<Answer>();
    const { calls, listings, open, shown } = start((call) =>
      call.startsWith('GET') ? page(sampleListing(1)) : saving.promise,
    );
    const id = sampleListing(1)._id;
    const done = listings.setSaved(id, true);
    const opening = open(kept);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual([`PUT /save/${id}`]);
    saving.resolve({ status: 200, body: { message: 'Saved.' } });
    await Promise.all([done, opening]);
    expect(shown(kept)).toEqual(['1']);
  });

  it('refetch a stale list from its beginning', async () => {
    vi.useFakeTimers();
    try {
      const pages = [samplePage([sampleListing(2)], 'on'), samplePage([sampleListing(1)])];
      const { calls, listings, queryClient, shown } = start((call) => ({
        status: 200,
        body: pages[call.includes('cursor') ? 1 : 0],
      }));
      await queryClient.fetchInfiniteQuery({ ...listings.listQuery(noFilters), pages: 2 });
      listings.refetchIfStale(noFilters);
      expect(shown()).toEqual(['2', '1']);
      vi.advanceTimersByTime(31_000);
      listings.refetchIfStale(noFilters);
      expect(shown()).toEqual(['2']);
      expect(queryClient.getQueryState(listings.listQuery(noFilters).queryKey)?.isInvalidated).toBe(true);
      expect(calls).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('update the list of saved searches', async () => {
    const { calls, listings, queryClient } = start((call) => {
      if (call.startsWith('GET')) return { status: 200, body: { searches: [searchFor('1')] } };
      if (call.startsWith('POST')) return { status: 201, body: { search: searchFor('2') } };
      return { status: 200, body: { message: 'Forgotten.' } };
    });
    const query = listings.searchesQuery();
    await queryClient.fetchQuery(query);
    expect((await listings.saveSearch({ ...noFilters, search: 'icon' })).isNew).toBe(true);
    const ids = () => queryClient.getQueryData(query.queryKey)?.map(({ _id }) => _id);
    expect(ids()).toEqual(['2', '1']);
    await listings.removeSearch('1');
    expect(ids()).toEqual(['2']);
    expect(calls.at(-1)).toBe('DELETE /searches/1');
  });
});
