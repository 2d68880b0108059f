import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { flatOpenDocument } from '../../../test/sample-archives.ts';
import { flatDocument } from './flat-document.ts';

const accepted = { kind: 'document', contentType: 'application/vnd.oasis.opendocument.text-flat-xml' };
/** The files are read in parts of this size. */
const PART = 64 * 1024;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-flat-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function typeOf(bytes: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return flatDocument(path);
}

/** Makes a document in which this text begins `bytesBefore` bytes before the end of the first part. */
function straddling(text: string, bytesBefore: number): Buffer {
  const start = flatOpenDocument('text', '|').indexOf('|');
  return flatOpenDocument('text', `${' '.repeat(PART - start - bytesBefore)}${text}`);
}

const longPrefix = 'p'.repeat(50);

test.each([
  ['a macro', '<ooo:library-embedded/>', { refused: 'macros' }],
  ['a macro with a long prefix', `<${longPrefix}:source-code>`, { refused: 'macros' }],
  ['an entity', '<!ENTITY a "b">', null],
  ['an element whose name begins like a macro', '<ooo:library-embedded9/><ooo:source-codes/>', accepted],
  ['a letter of several bytes', '🕊 <text:p/>', accepted],
  ['a byte that is not UTF-8', Buffer.of(0xf0, 0x9f), null],
])('%s between two parts of the file is recognized', async (_, text, expected) => {
  const bytes = Buffer.from(text);
  for (let before = 1; before <= bytes.length; before += 1) {
    const document = straddling(' '.repeat(bytes.length), before);
    bytes.copy(document, PART - before);
    expect(await typeOf(document), `${before} bytes in the first part`).toEqual(expected);
  }
});

test('the server can do other work between the parts of a large document', async () => {
  const parts = 40;
  const document = straddling(' '.repeat(parts * PART), 0);
  let turns = 0;
  let next: NodeJS.Immediate;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  const path = join(folder, 'large');
  await writeFile(path, document);
  takeTurn();
  onTestFinished(() => clearImmediate(next));
  expect(await flatDocument(path)).toEqual(accepted);
  expect(turns).toBeGreaterThan(parts);
});
