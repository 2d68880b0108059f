import type { components } from '@parvis/api-client/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listingForm, offered, photos } from '../../../test/listings.ts';

type Schemas = components['schemas'];

const site = 'https://parvis.example.org';
const document =
  '<!doctype html><html lang="en"><head><title>Parvis</title><meta name="description" content="Of the site." /></head><body><div id="app"></div></body></html>';
const noindex = document.replace('</head>', '<meta name="robots" content="noindex" />\n</head>');

let folder: string;
let community: Community;
let owner: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-app-'));
  await writeFile(join(folder, 'index.html'), document);
  await writeFile(join(folder, 'sitemap.xml'), '<urlset>\n</urlset>\n');
  community = await startCommunity({ config: { appFolder: folder }, environment: { PUBLIC_URL: site } });
});

beforeEach(async () => {
  // The cached addresses of the previous test expire.
  community.clock.advance(10 * 60_000);
  owner = await community.join({ firstName: 'Zebedee' });
  await show(true);
});

afterAll(async () => {
  await community.close();
  await rm(folder, { recursive: true });
});

const show = (listingsPublic: boolean) =>
  owner.request('PUT', `/user/update/${owner.id}`, { body: { listingsPublic } });
const get = (url: string, headers: Record<string, string> = {}) =>
  community.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const dataIn = (html: string): unknown =>
  JSON.parse(/ld\+json">(?<json>[^<]+)<\/script>/.exec(html)?.groups?.['json'] ?? 'null');
const pictureIn = (html: string): string =>
  (/og:image" content="(?<address>[^"]+)"/.exec(html)?.groups?.['address'] ?? '').replace(site, '');

async function offeredWithPhotos(fields: Readonly<Record<string, string>>): Promise<Schemas['Listing']> {
  const body = listingForm(await photos(2), fields);
  return (await owner.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', { body })).body.item;
}

describe('the page of a public listing', () => {
  test('has its text, its metadata and its structured data without JavaScript', async () => {
    const { _id } = await offeredWithPhotos({
      title: 'Icon & "frame" <b>$&</b>',
      price: '1120.5',
      description: 'Carved\nin Bethlehem.',
      category: 'Religious Art',
      zip: '02134',
    });
    const { statusCode, headers, body } = await get(`/listing/${_id}`);
    const title = 'Icon &amp; &quot;frame&quot; &lt;b&gt;$&amp;&lt;/b&gt;';
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    for (const part of [
      `<title>${title} · Parvis</title>`,
      '<meta name="description" content="$1,120.50 · Allston, MA · Carved in Bethlehem." />',
      `<link rel="canonical" href="${site}/listing/${_id}" />`,
      '<meta property="og:image:width" content="40" />',
      '<meta property="og:image:height" content="30" />',
      `<meta property="og:image:alt" content="${title}" />`,
      `<h1>${title}</h1><p>$1,120.50 · Allston, MA</p>`,
      '<p>Carved<br>in Bethlehem.</p>',
      '<a href="/signin">Log in to ask about it</a>',
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(new RegExp(`noindex|hreflang|Zebedee|02134|${owner.id}`, 'u'));
    expect(pictureIn(body)).toMatch(new RegExp(`^/picture/${_id}\\?v=`, 'u'));
    expect(dataIn(body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      url: `${site}/listing/${_id}`,
      name: 'Icon & "frame" <b>$&</b>',
      description: 'Carved\nin Bethlehem.',
      category: 'Religious Art',
      image: [`${site}${pictureIn(body)}`],
      offers: {
        '@type': 'Offer',
        url: `${site}/listing/${_id}`,
        price: '1120.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        availableAtOrFrom: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Allston',
            addressRegion: 'MA',
            addressCountry: 'US',
          },
        },
      },
    });
  });

  test.each([
    ['reserved', 'Free · Reserved', 'LimitedAvailability'],
    ['sold', 'Free · Sold', 'SoldOut'],
  ] as const)('says that it is %s', async (status, facts, availability) => {
    const { _id } = await offered(owner, { price: 0 });
    await owner.request('PUT', `/marketplace/update/${_id}`, { body: { status } });
    const { body } = await get(`/listing/${_id}`);
    expect(body).toContain(`<meta name="description" content="${facts}" />`);
    expect(body.includes('Log in to ask about it')).toBe(status !== 'sold');
    expect(dataIn(body)).toMatchObject({
      offers: { price: '0.00', availability: `https://schema.org/${availability}` },
    });
  });

  test('is in the language of its reader, and shortens long texts in its metadata', async () => {
    const { _id } = await offered(owner, { price: 0, description: 'Bethlehem '.repeat(100) });
    const { body, headers } = await get(`/listing/${_id}`, { 'accept-language': 'es' });
    expect(headers['content-language']).toBe('es');
    const [, description = ''] = /name="description" content="([^"]+)"/.exec(body) ?? [];
    expect(description).toMatch(/^Gratis · Bethlehem .*Bethlehem…$/u);
    expect(description.length).toBeLessThanOrEqual(201);
  });

  test('is 404 without content if the listing is not public', async () => {
    const { _id } = await offered(owner);
    await show(false);
    for (const path of [
      `/listing/${_id}`,
      `/listing/${UNKNOWN_ID}`,
      '/listing/zzz',
      `/listing/${_id}%00`,
      '/listing/%25',
      `/listing/${'x'.repeat(10_000)}`,
      `/listing/${_id}/more`,
    ]) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode, body]).toEqual([path, 404, noindex]);
    }
  });
});

test('an id in upper case is 404', async () => {
  const { _id } = await offered(owner);
  expect((await get(`/listing/${_id.toUpperCase()}`)).statusCode).toBe(404);
});

test('caches ask for the page each time, and get nothing after the listing stops being public', async () => {
  const { _id } = await offered(owner);
  const { headers } = await get(`/listing/${_id}`);
  expect(headers['cache-control']).toBe('no-cache');
  await show(false);
  const { statusCode, body } = await get(`/listing/${_id}`, {
    'if-none-match': '*',
  });
  expect([statusCode, body]).toEqual([404, noindex]);
});

test('the picture can be read only while the listing is public, also from a cache', async () => {
  const { _id } = await offeredWithPhotos({ imageDescriptions: '["The front", ""]' });
  const { body } = await get(`/listing/${_id}`);
  expect(body).toContain('<meta property="og:image:alt" content="The front" />');
  const picture = (headers = {}) => get(pictureIn(body), { accept: 'image/*', ...headers });
  const { statusCode, headers } = await picture();
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  expect(JSON.stringify(headers)).not.toMatch(new RegExp(`Zebedee|filename|${owner.id}`, 'u'));
  const cached = { 'if-none-match': String(headers['etag']) };
  expect((await picture(cached)).statusCode).toBe(304);
  await show(false);
  expect([(await picture()).statusCode, (await picture(cached)).statusCode]).toEqual([404, 404]);
});

test.each([UNKNOWN_ID, 'zzz', '%00', '%25', 'x'.repeat(10_000)])('there is no picture at %s', async (id) => {
  expect((await get(`/picture/${id}`, { accept: 'image/*' })).statusCode).toBe(404);
});

test('the sitemap has the public listings', async () => {
  const changed = await offered(owner);
  const { body } = await owner.request<Schemas['ListingAnswer']>(
    'PUT',
    `/marketplace/update/${changed._id}`,
    {
      body: { price: 7 },
    },
  );
  const hidden = await offered(await community.join());
  const map = (await get('/sitemap.xml')).body;
  expect(map).toContain(
    `<loc>${site}/listing/${changed._id}</loc><lastmod>${body.item.updatedAt}</lastmod></url>`,
  );
  expect(map).not.toContain(hidden._id);
});
