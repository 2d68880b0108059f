import type { components } from '@parvis/api-client/contract';
import { languages } from '@parvis/api-client/languages';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { act, create, draftOf, eventDetails, parishDetails, published } from '../../../test/publications.ts';
import { photo } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

const site = 'https://parvis.example.org';
const accept = 'text/html';
const document = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>Parvis</title><meta name="description" content="Of the site." /><meta name="csp-nonce" content="__CSP_NONCE__" /></head><body><div id="app"></div><noscript>No code.</noscript></body></html>`;
const sitemap = '<urlset>\n  <url><loc>__ORIGIN__/about-us</loc></url>\n</urlset>\n';

let folder: string;
let community: Community;
let moderator: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-app-'));
  await writeFile(join(folder, 'index.html'), document('en'));
  await writeFile(join(folder, 'index.es.html'), document('es'));
  await writeFile(join(folder, 'sitemap.xml'), sitemap);
  community = await startCommunity({
    config: { appFolder: folder },
    environment: { PUBLIC_URL: site, STAFF_TWO_FACTOR: 'optional' },
  });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
  // The cache that the previous test has filled expires.
  community.clock.advance(10 * 60_000);
});

afterAll(async () => {
  await community.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  community.app.inject({ url, headers: { accept, ...headers } });
const headOf = async (url: string, headers: Record<string, string> = {}) =>
  (await get(url, headers)).body.replace(/(?<=csp-nonce" content=")[^"]+/, '__CSP_NONCE__');

const dataIn = (html: string): unknown =>
  JSON.parse(/ld\+json">(?<json>[^<]+)<\/script>/.exec(html)?.groups?.['json'] ?? 'null');

describe('the page of a publication', () => {
  test.each([
    ['article', 'blog', 'article'],
    ['resource', 'resource', 'website'],
    ['event', 'event', 'website'],
  ] as const)('of the kind %s has its metadata without JavaScript', async (kind, path, type) => {
    const { _id } = await published(moderator, kind, {
      title: 'Bread & "wine" <b>$&</b>',
      summary: 'Come\nand see',
      language: 'es',
    });
    const form = new FormData();
    form.append('image', new Blob([Uint8Array.from(await photo())]), 'photo.jpg');
    form.append('description', 'An "altar"');
    expect(
      (await moderator.request('PUT', `/admin/publications/${_id}/picture`, { body: form })).status,
    ).toBe(200);

    const html = await headOf(`/${path}/${_id}?from=letter`);
    const address = `${site}/${path}/${_id}`;
    const title = 'Bread &amp; &quot;wine&quot; &lt;b&gt;$&amp;&lt;/b&gt;';
    for (const message of [
      `<title>${title} · Parvis</title>`,
      '<meta name="description" content="Come and see" />',
      `<link rel="canonical" href="${address}" />`,
      `<meta property="og:type" content="${type}" />`,
      '<meta property="og:site_name" content="Parvis" />',
      '<meta property="og:locale" content="es_ES" />',
      `<meta property="og:title" content="${title}" />`,
      '<meta property="og:description" content="Come and see" />',
      '<meta property="og:image:alt" content="An &quot;altar&quot;" />',
      `<meta property="og:url" content="${address}" />`,
    ])
      expect(html).toContain(message);
    expect(html).not.toContain('hreflang');
    expect(html.match(/<title>|name="description"/g)).toHaveLength(2);

    const image = /og:image" content="(?<address>[^"]+)"/.exec(html)?.groups?.['address'] ?? '';
    expect(image.startsWith(`${site}/picture/${_id}?v=`)).toBe(true);
    expect(html).toMatch(/og:image:width" content="\d+"/);
    expect(html).toMatch(/og:image:height" content="\d+"/);
    expect(html).toContain(`<div id="app"><div data-prerendered><style nonce=`);
    expect(html).toContain(`<h1>${title}</h1><p>Come<br>and see</p>`);
    expect(html).not.toContain('<noscript>');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    const data = /ld\+json">(?<json>[^<]+)<\/script>/.exec(html)?.groups?.['json'] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': kind === 'article' ? 'Article' : kind === 'event' ? 'Event' : 'CreativeWork',
      url: address,
      inLanguage: 'es',
      image: [image],
    });
    const picture = await get(image.replace(site, '').replaceAll('&amp;', '&'), { accept: 'image/*' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test.each([
    ['es', 'en', ' data-reader-language="en"'],
    ['es', 'es', ''],
    ['en', 'es', ' data-reader-language="es"'],
  ] as const)(
    'in %s stays in that language for a reader of %s, and names the reader’s language',
    async (language, reader, named) => {
      const { _id } = await published(moderator, 'article', { language });
      for (const query of ['', '?lang=es', '?lang=en']) {
        const { body, headers } = await get(`/blog/${_id}${query}`, { cookie: `language=${reader}` });
        expect(body).toContain(`<html${named} lang="${language}">`);
        expect(headers['content-language']).toBe(language);
        expect(body).toContain(`<link rel="canonical" href="${site}/blog/${_id}" />`);
        expect(body).toContain(`<meta property="og:url" content="${site}/blog/${_id}" />`);
        expect(body).not.toContain('hreflang');
      }
    },
  );

  test('without a summary and a picture uses those of the site', async () => {
    const { _id } = await published(moderator, 'article', { title: '__CSP_NONCE__', summary: '' });
    const { body, headers } = await get(`/blog/${_id}`);
    expect(body).toContain('<meta name="description" content="Of the site." />');
    expect(body).toContain(`<meta property="og:image" content="${site}/icons/icon-512.png" />`);
    expect(body).toContain('<meta property="og:image:width" content="512" />');
    expect(body).toContain('<meta property="og:image:height" content="512" />');
    expect(body).not.toMatch(/og:description|og:image:alt/);
    expect(body).toContain('<title>__CSP_NONCE__ · Parvis</title>');
    expect([headers['cache-control'], headers.vary, headers['content-language']]).toEqual([
      'no-cache',
      'accept-encoding, accept-language, cookie',
      'en',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('is never modified before it was published', async () => {
    const { publication } = (await create(moderator, draftOf('article'))).body;
    community.clock.advance(60_000);
    const shown = (await act(moderator, publication._id, 'publish')).body.publication;
    expect(shown.updatedAt).toBe(shown.publishedAt);
    const dates = { datePublished: shown.publishedAt, dateModified: shown.publishedAt };
    expect(dataIn(await headOf(`/blog/${shown._id}`))).toMatchObject(dates);
    // Earlier releases did not set the time of the change.
    await community.database.write
      .updateTable('publications')
      .set({ updated_at: Date.parse(shown.createdAt) })
      .execute();
    expect(dataIn(await headOf(`/blog/${shown._id}`))).toMatchObject(dates);
    const lastChange = `<loc>${site}/blog/${shown._id}</loc><lastmod>${shown.publishedAt}</lastmod>`;
    expect((await get('/sitemap.xml')).body).toContain(lastChange);
  });

  test('returns 404 and no content if visitors are not allowed to read it', async () => {
    const draft = (await create(moderator, draftOf('article', { title: 'Secret' }))).body.publication;
    const withdrawn = await published(moderator, 'article', { title: 'Secret' });
    await act(moderator, withdrawn._id, 'withdraw');
    const shown = await published(moderator, 'article', { title: 'Secret' });
    const parish = await published(moderator, 'parish', { title: 'Secret' });
    await act(moderator, parish._id, 'withdraw');
    for (const path of [
      `/blog/${draft._id}`,
      `/blog/${withdrawn._id}`,
      `/blog/${UNKNOWN_ID}`,
      `/event/${UNKNOWN_ID}`,
      `/resource/${UNKNOWN_ID}`,
      `/resource/${shown._id}`,
      `/blog/${shown._id}/more`,
      `/parish/${parish._id}`,
      '/blog/zzz',
      '/blog/%00',
      '/resources/all',
      `/marketplace/${UNKNOWN_ID}`,
      '/marketplace/zzz',
    ]) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
      const noindex = '<meta name="robots" content="noindex" />\n</head>';
      expect([path, await headOf(path)]).toEqual([path, document('en').replace('</head>', noindex)]);
    }
  });

  test('of a listing exists if the listing does, without its content', async () => {
    const listing = await offered(moderator, { title: 'Secret' });
    const path = `/marketplace/${listing._id}`;
    const html = document('en').replace('</head>', '<meta name="robots" content="noindex" />\n</head>');
    expect([(await get(path)).statusCode, await headOf(path)]).toEqual([200, html]);
  });

  test.each([
    ['/blog', 'en', 'Blog', 'Articles by the community'],
    ['/blog', 'es', 'Blog', 'Artículos de la comunidad'],
    ['/resources', 'en', 'Resources', 'Books, recordings and courses'],
    ['/resources', 'es', 'Recursos', 'Libros, grabaciones y cursos'],
    ['/events', 'en', 'Events', 'What the community is planning'],
    ['/events', 'es', 'Eventos', 'Lo que prepara la comunidad'],
    ['/parishes', 'en', 'Parishes', 'Parishes with the times of their Masses'],
    ['/parishes', 'es', 'Parroquias', 'Parroquias con los horarios de sus misas'],
  ])('of the list %s has the language of the document: %s', async (path, language, title, description) => {
    const html = await headOf(`${path}?kind=any`, { 'accept-language': language });
    const address = `${site}${path}${language === 'en' ? '' : '?lang=es'}`;
    expect(html).toContain(`<title>${title} · Parvis</title>`);
    expect(html).toContain(`<meta name="description" content="${description}`);
    expect(html).toContain(`<link rel="canonical" href="${address}" />`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${site}${path}" />`);
    expect(html).toContain(`<link rel="alternate" hreflang="es" href="${site}${path}?lang=es" />`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${site}${path}" />`);
    expect(html).toContain(
      `<meta property="og:locale" content="${language === 'en' ? 'en_US' : 'es_ES'}" />`,
    );
  });

  test('of an event shows a place only if it is public, and never the organizer', async () => {
    const draft = { author: 'Agnes Miller', event: { ...eventDetails, place: '7 Orchard Lane' } };
    const hidden = await published(moderator, 'event', draft);
    const shown = await published(moderator, 'event', {
      ...draft,
      event: { ...draft.event, isPlacePublic: true },
    });
    const html = await headOf(`/event/${hidden._id}`);
    expect(html).not.toMatch(/Orchard|Miller/);
    expect(html).toContain('In person</p>');
    expect(dataIn(html)).toMatchObject({
      '@type': 'Event',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: { '@type': 'Organization', name: 'Parvis' },
    });
    expect(dataIn(html)).not.toHaveProperty('location');
    const open = await headOf(`/event/${shown._id}`);
    expect(open).not.toContain('Miller');
    expect(dataIn(open)).toMatchObject({ location: [{ '@type': 'Place', address: '7 Orchard Lane' }] });
  });

  test('of the list of events has the upcoming events with links', async () => {
    await published(moderator, 'event', {
      title: 'Over',
      event: { ...eventDetails, startsAt: '2001-01-01T10:00' },
    });
    const { _id } = await published(moderator, 'event', { title: 'Procession', author: 'Agnes Miller' });
    const html = await headOf('/events');
    expect(html).toContain(`<li><h2><a href="/event/${_id}">Procession</a></h2>`);
    expect(html).not.toMatch(/Over|Miller/);
    expect(dataIn(html)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${site}/event/${_id}` }],
    });
  });

  test('of the list of parishes has their churches and times, without persons', async () => {
    const parish = { ...parishDetails, phone: '+1 555 010 0199', email: 'office@cecilia.example' };
    const { _id } = await published(moderator, 'parish', {
      title: 'St. Cecilia & Co.',
      parish: { ...parish, website: 'https://cecilia.example/' },
    });
    const html = await headOf('/parishes');
    expect(html).toContain(
      `<li><h2><a href="/parish/${_id}">St. Cecilia &amp; Co.</a></h2><p>12 Elm Street, Springfield, IL 62701</p>`,
    );
    expect(html).toContain('<a href="https://cecilia.example/" rel="noopener">');
    expect(html).toMatch(/<li>Mass: Sunday,? 9:30.AM \(English\)<\/li>/u);
    expect(html).not.toMatch(/Kerr|555|office@/);
    expect(dataIn(html)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        {
          item: {
            '@type': 'CatholicChurch',
            name: 'St. Cecilia & Co.',
            url: `${site}/parish/${_id}`,
            address: { streetAddress: '12 Elm Street', postalCode: '62701' },
          },
        },
      ],
    });
  });

  test('of a parish has its next services in its time zone, its times and its exceptions, without persons', async () => {
    const times = [
      { kind: 'mass' as const, day: 0, time: '09:30', note: 'in the chapel', language: 'en' },
      { kind: 'mass' as const, day: 0, time: '11:00', note: '', until: '2000-12-31' },
      { kind: 'confession' as const, day: 6, time: '16:00', note: '' },
    ];
    const { _id } = await published(moderator, 'parish', {
      title: 'St. Cecilia & Co.',
      summary: 'By the river.',
      body: 'Built in **1890**.',
      parish: {
        ...parishDetails,
        patron: 'Saint Cecilia',
        phone: '+1 555 010 0199',
        email: 'office@cecilia.example',
        website: 'https://cecilia.example/',
        times,
        holyDayTimes: [{ kind: 'mass', time: '19:00', note: '', isVigil: true }],
        exceptions: [
          { date: '2001-12-25', note: 'Over.' },
          { date: '2090-12-25', note: 'Midnight only.', times: [{ kind: 'mass', time: '00:00', note: '' }] },
        ],
      },
    });
    const html = await headOf(`/parish/${_id}`);
    expect(html).toContain('<title>St. Cecilia &amp; Co. · Parvis</title>');
    expect(html).toContain('<meta name="description" content="By the river." />');
    expect(html).toContain('<a href="/parishes">All parishes</a>');
    expect(html).toContain('<p>Saint Cecilia</p><p>12 Elm Street, Springfield, IL 62701</p>');
    expect(html).toMatch(
      /<li>Mass: <time datetime="[^"]+">Sunday, [^<]+9:30.AM C[SD]T<\/time> \(in the chapel\)/u,
    );
    expect(html).toMatch(/<li>Confession: <time datetime="[^"]+">Saturday, /u);
    expect(html).toMatch(/<li>Mass: 7:00.PM, The evening before<\/li>/u);
    expect(html).toMatch(/December 25, 2090<\/time>: Midnight only\. · Mass: 12:00.AM<\/li>/u);
    expect(html).toContain('<strong>1890</strong>');
    expect(html).toContain('Last confirmed by the staff: <time');
    expect(html).not.toMatch(/Kerr|555|office@|Over\./);
    const answer = await community.stranger.request<Schemas['ParishAnswer']>('GET', `/parish/getById/${_id}`);
    const { timeZone, upcoming = [] } = answer.body.parish.schedule ?? {};
    expect(timeZone).toBe('America/Chicago');
    expect(dataIn(html)).toMatchObject({
      '@type': 'CatholicChurch',
      name: 'St. Cecilia & Co.',
      url: `${site}/parish/${_id}`,
      sameAs: 'https://cecilia.example/',
      address: { addressRegion: 'IL', postalCode: '62701' },
      event: upcoming.map(({ startsAt }) => ({ '@type': 'Event', startDate: startsAt })),
    });
    expect(upcoming.length).toBeGreaterThan(5);
  });

  test('opens without its metadata if the database is not available', async () => {
    const { _id } = await published(moderator, 'article', { title: 'Hidden' });
    const { read } = community.database;
    const asked = read.selectFrom.bind(read);
    read.selectFrom = () => {
      throw new Error('The database is not available.');
    };
    try {
      expect(await headOf(`/blog/${_id}`)).toBe(document('en'));
    } finally {
      read.selectFrom = asked;
    }
    expect(community.logLines.join('')).toContain('a page was sent without its content');
  });
});

async function foundOnMap() {
  const { rawPayload, headers } = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return [headers['content-encoding'], text.toString().includes('/blog/')];
}

describe('the sitemap', () => {
  test('has the public pages in addition to those of the build', async () => {
    const article = await published(moderator, 'article');
    const resource = await published(moderator, 'resource');
    const event = await published(moderator, 'event');
    const parish = await published(moderator, 'parish');
    const draft = (await create(moderator, draftOf('article'))).body.publication;
    const { headers, body } = await get('/sitemap.xml', { accept: '*/*' });
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/xml',
      'public, max-age=300',
    ]);
    expect([...body.matchAll(/<loc>([^<]+)</g)].map(([, found]) => found)).toEqual([
      `${site}/about-us`,
      `${site}/blog`,
      `${site}/blog?lang=es`,
      `${site}/blog?lang=pt`,
      `${site}/blog/${article._id}`,
      `${site}/resources`,
      `${site}/resources?lang=es`,
      `${site}/resources?lang=pt`,
      `${site}/resource/${resource._id}`,
      `${site}/events`,
      `${site}/events?lang=es`,
      `${site}/events?lang=pt`,
      `${site}/event/${event._id}`,
      `${site}/parishes`,
      `${site}/parishes?lang=es`,
      `${site}/parishes?lang=pt`,
      `${site}/parish/${parish._id}`,
      `${site}/mass`,
      `${site}/mass?lang=es`,
      `${site}/mass?lang=pt`,
    ]);
    expect(body).toContain(`<lastmod>${article.updatedAt}</lastmod>`);
    expect(body.match(/hreflang="es" href="[^"]+"/g)).toEqual(
      ['blog', 'resources', 'events', 'parishes', 'mass'].flatMap((list) =>
        languages.map(() => `hreflang="es" href="${site}/${list}?lang=es"`),
      ),
    );
    expect(body).not.toContain(draft._id);
    expect(body.endsWith('</urlset>\n')).toBe(true);
  });

  test('is refreshed after five minutes, and sent compressed', async () => {
    expect(await foundOnMap()).toEqual([undefined, false]);
    for (const title of ['One', 'Two', 'Three']) await published(moderator, 'article', { title });
    expect(await foundOnMap()).toEqual([undefined, false]);
    community.clock.advance(5 * 60_000);
    expect(await foundOnMap()).toEqual(['gzip', true]);
  });
});

// This test must be the last one, because it moves the clock past the end of the sessions.
test('the picture of a link preview exists after months, until the publication is withdrawn', async () => {
  const { _id } = await published(moderator, 'article');
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(await photo())]), 'photo.jpg');
  await moderator.request('PUT', `/admin/publications/${_id}/picture`, { body: form });
  const image = /og:image" content="(?<address>[^"]+)"/.exec(await headOf(`/blog/${_id}`))?.groups?.[
    'address'
  ];
  const path = (image ?? '').replace(site, '');
  const statusOf = async () => (await get(path, { accept: 'image/*' })).statusCode;
  const withdrawn = await published(moderator, 'article');
  await act(moderator, withdrawn._id, 'withdraw');
  for (const other of [withdrawn._id, UNKNOWN_ID, 'zzz'])
    expect((await get(`/picture/${other}`, { accept: 'image/*' })).statusCode).toBe(404);
  community.clock.advance(90 * 24 * 60 * 60 * 1000);
  expect(await statusOf()).toBe(200);
  await community.database.write.updateTable('publications').set({ state: 'draft' }).execute();
  expect(await statusOf()).toBe(404);
});
