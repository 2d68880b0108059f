import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';

const document =
  '<!doctype html><html lang="en"><head><title>Parvis</title><meta name="description" content="Of the site." /></head><body><div id="app"></div></body></html>';

let folder: string;
let community: Community;

// The test clock starts at 9:00 UTC on 5 January 2026.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-app-'));
  await writeFile(join(folder, 'index.html'), document);
  community = await startCommunity({ config: { appFolder: folder } });
});

afterAll(async () => {
  await community.close();
  await rm(folder, { recursive: true });
});

async function open(language: string): Promise<string> {
  const { statusCode, body } = await community.app.inject({
    url: '/today',
    headers: { accept: 'text/html', 'accept-language': language },
  });
  expect(statusCode).toBe(200);
  return body;
}

test('a reader without JavaScript reads the celebration and the readings', async () => {
  const html = await open('en');
  expect(html).toContain('<title>Today in the Church · Parvis</title>');
  expect(html).toContain('<time datetime="2026-01-05">Monday, January 5, 2026</time>');
  expect(html).toContain('<strong>Saint John Neumann</strong>');
  expect(html).toContain('<ul><li>1 John 3:22–4:6</li><li>Psalm 2</li><li>Matthew 4:12-17, 23-25</li></ul>');
});

test('duties are named, in the language of the reader', async () => {
  community.clock.advance(44 * 24 * 3_600_000);
  const html = await open('es');
  expect(html).toContain('Miércoles de Ceniza');
  expect(html).toContain('<p>Día de ayuno y abstinencia</p>');
  expect(html).toContain('<li>Joel 2, 12-18</li>');
});
