import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { drawGoods } from './goods.ts';
import { homes, planListings, type PlannedListing } from './listings.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

/** The members who have listings. The demo's visitor is member 0 and has two. */
const sellers = [3, 7, 5, 0, 9, 2, 11, 4, 8, 6, 13, 10, 1, 14, 12, 0, 15, 16];
const visitor = 0;

/** Offers by the order of the listing. The visitor has got two, and has made one. */
const offersOf: Readonly<Record<number, readonly { readonly buyer: number; readonly amount: number }[]>> = {
  3: [
    { buyer: 7, amount: 75 },
    { buyer: 5, amount: 82.5 },
  ],
  7: [{ buyer: visitor, amount: 130 }],
};

async function formOf(planned: PlannedListing, order: number) {
  const { title, price, category, description, details, photos } = planned;
  const body = new FormData();
  for (const [name, value] of Object.entries({ title, price, category, description, ...details })) {
    body.set(name, String(value));
  }
  const drawn = await Promise.all(photos.map((name, index) => drawGoods(name, order * 10 + index)));
  for (const [index, { bytes }] of drawn.entries()) {
    body.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `photo-${index}.jpg`);
  }
  body.set('imageDescriptions', JSON.stringify(drawn.map((picture) => picture.description)));
  return body;
}

/** Whether all listings exist. If the demo was interrupted, the last ones are missing. */
export async function hasListings(call: DemoClient, token: string): Promise<boolean> {
  const [newest] = planListings();
  const search = new URLSearchParams({ search: newest?.title ?? '', limit: '1' });
  const path = `/marketplace/all?${search}`;
  const { total } = await call<{ total: number }>({ method: 'GET', path, token });
  return total > 0;
}

/** The members get their addresses first, because the place of a listing is the address of its owner. */
export function stepsOfListings(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const listings = planListings();
  const oldest = Math.max(...listings.map(({ daysAgo }) => daysAgo));
  const settle = async () => {
    for (const [index, member] of [...new Set([visitor, ...sellers])].entries()) {
      const { _id, token } = sessionOf(member);
      const zip = homes[index % homes.length];
      await call({ method: 'PUT', path: `/user/update/${_id}`, token, body: { zip, listingsPublic: true } });
    }
  };
  const watch = async () => {
    const { token } = sessionOf(visitor);
    const body = { search: 'crucifix', maxPrice: 100 };
    await call({ method: 'POST', path: '/marketplace/searches', token, body });
  };
  return [
    { at: now - (oldest + 0.5) * day, run: settle },
    { at: now - 3 * day, run: watch },
    ...listings.flatMap((listing, order): Step[] => {
      const seller = sellers[order % sellers.length] ?? visitor;
      const at = now - listing.daysAgo * day;
      let id = '';
      const publish = async () => {
        const { item } = await call<{ item: { _id: string } }>({
          method: 'POST',
          path: '/marketplace/create',
          token: sessionOf(seller).token,
          key: stableId('listing', order),
          body: await formOf(listing, order),
        });
        id = item._id;
      };
      const change = async () => {
        const { status } = listing;
        if (status === undefined) return;
        const { token } = sessionOf(seller);
        await call({ method: 'PUT', path: `/marketplace/update/${id}`, token, body: { status } });
      };
      const save = async () => {
        if (order % 6 !== 1) return;
        await call({ method: 'PUT', path: `/marketplace/save/${id}`, token: sessionOf(visitor).token });
      };
      const makeOffers = async () => {
        for (const { buyer, amount } of offersOf[order] ?? []) {
          const { token } = sessionOf(buyer);
          await call({ method: 'PUT', path: `/marketplace/offer/${id}`, token, body: { amount } });
        }
      };
      return [
        { at, run: publish },
        { at: at + 30 * minute, run: change },
        { at: at + 40 * minute, run: save },
        { at: at + 50 * minute, run: makeOffers },
      ];
    }),
  ];
}
