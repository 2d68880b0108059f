import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { parishDetails, published } from '../../../test/publications.ts';

const document =
  '<!doctype html><html lang="en"><head><title>Parvis</title><meta name="description" content="Of the site." /></head><body><div id="app"></div></body></html>';

let folder: string;
let community: Community;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-mass-'));
  await writeFile(join(folder, 'index.html'), document);
  await writeFile(join(folder, 'index.es.html'), document.replace('"en"', '"es"'));
  await writeFile(join(folder, 'sitemap.xml'), '<urlset></urlset>');
  community = await startCommunity({ config: { appFolder: folder } });
  const moderator = await community.join({ role: 'moderator' });
  const time = { kind: 'mass' as const, day: 0, note: '' };
  const parish = await published(moderator, 'parish', {
    title: 'Saint <Ambrose>',
    parish: {
      ...parishDetails,
      zip: '02134',
      town: 'Allston',
      state: 'MA',
      phone: '+1 555 010 0199',
      times: [
        ...Array.from({ length: 21 }, () => ({ ...time, time: '09:00' })),
        { ...time, time: '18:00', note: 'en español' },
        { ...time, kind: 'confession', time: '17:15' },
      ],
      exceptions: [],
    },
  });
  id = parish._id;
});

afterAll(async () => {
  await community.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(url: string, language = 'en') {
  const { body, headers } = await community.app.inject({
    method: 'GET',
    url,
    headers: { accept: 'text/html', 'accept-language': language },
  });
  return { html: body, robots: headers['x-robots-tag'] };
}

test('the page has a form, and only its address without parameters is indexed', async () => {
  const { html, robots } = await read('/mass');
  expect(html).toContain('<title>Find a Mass · Parvis</title>');
  expect(html).toContain('<form action="/mass" method="get">');
  expect(html).not.toContain('<h2>');
  expect(robots).toBeUndefined();
  expect((await read('/mass?lang=es')).robots).toBeUndefined();
  const found = await read('/mass?zip=02134');
  expect(found.robots).toBe('noindex');
  expect(found.html).toContain('<meta name="robots" content="noindex" />');
  expect((await read('/sitemap.xml')).html).toMatch(/<loc>[^<]*\/mass<\/loc>/u);
});

test('an address with a question shows the Masses, and a person or phone number never', async () => {
  const { html } = await read('/mass?zip=02134&day=2026-12-06&after=17%3A00&language=es&distance=25');
  expect(html).toContain('<h2>Masses near 02134 on Sunday, December 6, 2026</h2>');
  expect(html).toContain(`<a href="/parish/${id}">Saint &lt;Ambrose&gt;</a>`);
  expect(html).toMatch(/6:00.PM<\/time> · Spanish · Confession at 5:15.PM/u);
  expect(html).toContain('Allston, MA · In the same town');
  expect(html).toContain('Sorted by distance, then by time.');
  expect(html).toContain('<option value="es" selected>Spanish</option>');
  expect(html).not.toMatch(/Kerr|555/u);
});

test('the page is in the language of the reader', async () => {
  const { html } = await read('/mass?zip=02134&day=2026-12-06&language=es', 'es');
  expect(html).toContain('<h2>Misas cerca de 02134 el domingo, 6 de diciembre de 2026</h2>');
});

test('a long list continues on another page', async () => {
  const { html } = await read('/mass?zip=02134&day=2026-12-06');
  const more = /<a href="(?<next>[^"]*cursor=[^"]*)">Show more/u.exec(html)?.groups?.['next'] ?? '';
  const next = await read(more.replaceAll('&amp;', '&'));
  expect(next.html.match(/<li>/gu)).toHaveLength(2);
});

test('a day without a Mass links to the next one', async () => {
  const { html } = await read('/mass?zip=02134&day=2026-12-07');
  expect(html).toContain('We know no such Mass on this day.');
  expect(html).toMatch(
    /<a href="[^"]*day=2026-12-13[^"]*">The next one is on Sunday, December 13, 2026<\/a>/u,
  );
});

test.each([
  ['zip', 'We do not know this ZIP code.', 'zip=00000'],
  ['zip', 'Please enter a ZIP code of five digits.', 'zip=213'],
  ['zip', 'Please enter a ZIP code of five digits.', 'day=2026-12-06'],
  ['day', 'Please enter a day between 2000 and 2100.', 'zip=02134&day=2026-02-30'],
  ['language', 'We do not know this language.', 'zip=02134&language=xx'],
  ['after', 'Please enter a time.', `zip=02134&after=${'1'.repeat(10_000)}`],
])('the form explains a wrong %s: %s', async (field, message, query) => {
  const { html } = await read(`/mass?${query}`);
  expect(html).toContain(`<strong id="${field}-error">${message}</strong>`);
  expect(html).toContain(`aria-describedby="${field}-error"`);
});
