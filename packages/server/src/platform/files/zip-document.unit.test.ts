import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { office, repeatingZip, zip } from '../../../test/sample-archives.ts';
import { zipDocument } from './zip-document.ts';

const ZIP = 'application/zip';
const TEXT = 'application/vnd.oasis.opendocument.text';
const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-archives-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function documentOf(bytes: Buffer, detected: string) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return zipDocument(path, detected);
}

const parts = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`part${at}`, '']));

test.each([
  ['entries that never end', '<file-entry '.repeat(87_000)],
  ['roots that never end', '<file-entry full-path="/" '.repeat(40_000)],
  ['prefixes that never end', `<${'a'.repeat(500_000)}`],
  ['names that never end', `<file-entry ${' full-path="/'.repeat(80_000)}`],
])('a manifest with %s is read quickly', { timeout: 1000 }, async (_, manifest) => {
  const bytes = zip({ 'META-INF/manifest.xml': manifest });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: ZIP });
});

test.each([
  ['types that never end', 'ContentType="'.repeat(80_000)],
  ['spaces that never end', `ContentType${' '.repeat(1_000_000)}`],
  ['one type that never ends', `ContentType="${'.main+xm'.repeat(120_000)}`],
])('a list of %s is read quickly', { timeout: 1000 }, async (_, types) => {
  const bytes = zip({ '[Content_Types].xml': types });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: ZIP });
});

test.each(['utf-16le', 'utf-16be'])('the list of types can be in %s', async (encoding) => {
  const types = office('word/document.xml', 'wordprocessingml.document').toString('latin1');
  const list = /<\?xml.*<\/Types>/u.exec(types)?.[0] ?? '';
  const little = Buffer.from(`\uFEFF${list}`, 'utf16le');
  const bytes = zip({ '[Content_Types].xml': encoding === 'utf-16le' ? little : little.swap16() });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: LETTER });
});

test('the root of a manifest can come after other entries', async () => {
  const manifest = `<manifest><file-entry full-path="a/" media-type="x"/>
    <file-entry media-type="${TEXT}" full-path="/"/></manifest>`;
  const bytes = zip({ 'META-INF/manifest.xml': manifest });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: TEXT });
});

test('a part that is listed twice is not read', async () => {
  const bytes = repeatingZip('mimetype', TEXT, 2);
  expect(await documentOf(bytes, TEXT)).toEqual({ refused: 'broken' });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: ZIP });
});

test('a long `mimetype` is not read', async () => {
  const bytes = zip({ mimetype: TEXT + ' '.repeat(200) });
  expect(await documentOf(bytes, ZIP)).toEqual({ kind: 'document', contentType: ZIP });
});

test('only 10,000 entries of a directory are read', async () => {
  const few = office('word/document.xml', 'wordprocessingml.document', parts(9998));
  const many = office('word/document.xml', 'wordprocessingml.document', parts(9999));
  expect(await documentOf(few, ZIP)).toEqual({ kind: 'document', contentType: LETTER });
  expect(await documentOf(many, ZIP)).toEqual({ kind: 'document', contentType: ZIP });
  expect(await documentOf(many, LETTER)).toEqual({ refused: 'broken' });
});
