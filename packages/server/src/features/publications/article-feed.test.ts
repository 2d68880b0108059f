import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { act, published } from '../../../test/publications.ts';

let community: Community;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  moderator = await community.join({ role: 'moderator' });
});

afterAll(() => community.close());

const feed = async (headers: Record<string, string> = {}) => {
  const answer = await community.stranger.request('GET', '/blog/rss', { headers });
  return { ...answer, text: answer.bytes.toString() };
};

test('the feed has the published articles, newest first, with absolute URLs', async () => {
  const first = await published(moderator, 'article', {
    title: 'Bread & <wine>',
    summary: '"Come"\u000B and see',
    author: 'Thomas Brandt',
    body: '# One\n\n[All](/blog) <script>',
    language: 'es',
  });
  community.clock.advance(60_000);
  const second = await published(moderator, 'article', { title: 'Second', summary: '', author: '' });
  const draft = await published(moderator, 'article', { title: 'Withdrawn' });
  await act(moderator, draft._id, 'withdraw');
  await published(moderator, 'resource', { title: 'A book' });

  const { status, headers, text } = await feed();
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const site = community.config.siteUrl.href;
  const links = [...text.matchAll(/<link>(?<address>[^<]+)<\/link>/g)].map(
    ({ groups }) => groups?.['address'],
  );
  expect(links).toEqual([`${site}blog`, `${site}blog/${second._id}`, `${site}blog/${first._id}`]);
  expect(text).toContain('<title>Bread &amp; &lt;wine&gt;</title>');
  expect(text).toContain('<description>&quot;Come&quot; and see</description>');
  expect(text).toContain('<dc:creator>Thomas Brandt</dc:creator>');
  expect(text).toContain(`<atom:link href="${site}api/blog/rss" rel="self"`);
  expect(text).toContain('<dc:language>es</dc:language>');
  const content = `<h2 id="one">One</h2><p><a href="${site}blog">All</a> &lt;script&gt;</p>`;
  const inXml = content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  expect(text).toContain(`<content:encoded>${inXml}</content:encoded>`);
  expect(text).not.toMatch(/Withdrawn|A book|<description><|<dc:creator></);
  for (const [, date = ''] of text.matchAll(/<pubDate>([^<]+)</g)) {
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  }
});

test('the feed has its own texts in the language of the reader', async () => {
  const { headers, text } = await feed({ 'accept-language': 'pt-BR' });
  expect(text).toContain('<description>O blog de Parvis</description>');
  expect(headers['vary']).toBe('accept-language');
});

test('the feed returns 304 until there is a new article', async () => {
  const { headers } = await feed();
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await feed(known)).status).toBe(304);
  await published(moderator, 'article', { title: 'Third' });
  const fresh = await feed(known);
  expect([fresh.status, fresh.text.includes('Third')]).toEqual([200, true]);
});
