import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { listingForm } from '../../packages/server/test/listings.ts';

const MEMBERS_AT_ONCE = 8;
const FEED_PAGES = 5;
/**
 * One in this many listings has photos as large as a phone takes them. The browser has made the photos of all other
 * listings smaller.
 */
const LISTINGS_TO_A_LARGE_ONE = 5;

/** A picture that compresses badly. */
export function noisyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#b42828', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Registers, reads the feed, posts, searches near a ZIP code, and creates a listing with photos. */
async function visit(url: string, photos: readonly Buffer[]): Promise<void> {
  const { token } = await callApi<{ token: string }>(url, 'POST', '/auth/signup', null, {
    first_name: 'Bede',
    last_name: 'of Jarrow',
    email: `bede.${randomUUID()}@example.org`,
    password: 'Historia-Ecclesiastica-731',
    phone: null,
    termsAccepted: true,
  });
  let cursor = '';
  for (let page = 0; page < FEED_PAGES; page += 1) {
    const path = `/post/all?limit=20${cursor}`;
    const { nextCursor } = await callApi<{ nextCursor: string | null }>(url, 'GET', path, token);
    cursor = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  await callApi(url, 'POST', '/post/create', token, { title: '', content: 'Pilgrims cross at low tide.' });
  await callApi(url, 'GET', '/marketplace/all?zip=60614&distance=25', token);
  const response = await fetch(`${url}/api/marketplace/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: listingForm(photos),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`A listing: ${response.status} ${answer}`);
}

/** Visits the site without pauses until the given time is over. Returns the number of visits. */
export async function loadSite(url: string, seconds: number): Promise<number> {
  const large = [await noisyPhoto(4000, 3000), await noisyPhoto(3000, 4000)];
  const small = [await noisyPhoto(1600, 1200), await noisyPhoto(1200, 1600)];
  const end = Date.now() + seconds * 1000;
  let visits = 0;
  const visitUntilEnd = async (): Promise<void> => {
    while (Date.now() < end) {
      visits += 1;
      await visit(url, visits % LISTINGS_TO_A_LARGE_ONE === 0 ? large : small);
    }
  };
  await Promise.all(Array.from({ length: MEMBERS_AT_ONCE }, visitUntilEnd));
  return visits;
}
