import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { createArchive, type Encryption } from './archive-writer.ts';
import { formatChecksums } from './checksums.ts';
import { extractBackup } from './extract.ts';
import { CHECKSUMS, HEADER, MANIFEST, SECRET, type Header } from './format.ts';

const header: Header = {
  format: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  version: '0.1.0',
  engine: 'sqlite',
  migration: '0050-public-listings',
  columns: {},
};
const picture = 'files/4b/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b/small';
const pixels = randomBytes(300_000);
/** The usual cost of a guess takes a second. */
const encryption: Encryption = { passphrase: 'four random words here', workFactor: 4 };

let folder = '';
let path = '';
let target = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-archive-'));
  path = join(folder, 'backup');
  target = join(folder, 'target');
  await mkdir(target);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(secured: Encryption | null): Promise<void> {
  const archive = await createArchive(path, secured);
  const checksums = new Map<string, string>();
  const add = async (name: string, content: Buffer) => {
    const { sha256 } = await archive.add(name, content.length, [content]);
    checksums.set(name, sha256);
    return sha256;
  };
  await add(HEADER, Buffer.from(JSON.stringify(header)));
  await add(picture, pixels);
  await add(SECRET, Buffer.from('secret'));
  const sum = await add(CHECKSUMS, Buffer.from(formatChecksums(checksums)));
  const manifest = {
    tables: {},
    files: { count: 1, bytes: pixels.length },
    missingFiles: [],
    checksums: sum,
  };
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  await archive.finish();
}

const extract = (passphrase: string | null = null) =>
  extractBackup(path, passphrase, { folder: target, writesFiles: true, check: () => {} });

/** Returns the line with which the archive is refused. */
async function refusal(passphrase: string | null = null): Promise<string> {
  const error: unknown = await extract(passphrase).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  const { message } = error as ConfigError;
  expect(message).not.toContain('\n');
  return message.replace(path, '<file>');
}

test.each([['plain', null] as const, ['encrypted', encryption] as const])(
  'a %s archive returns what was added',
  async (_, secured) => {
    await write(secured);
    expect(await extract(secured?.passphrase ?? null)).toMatchObject({ header, hasSecret: true });
    expect((await readFile(join(target, picture))).equals(pixels)).toBe(true);
    expect(await readFile(join(target, 'secret'), 'utf8')).toBe('secret');
  },
);

test('an encrypted archive needs its passphrase', async () => {
  await write(encryption);
  expect(await refusal('four other words here')).toBe(
    'BACKUP_PASSPHRASE is not the passphrase of the backup <file>.',
  );
  expect(await refusal()).toBe('The backup <file> is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  expect(await readdir(target)).toEqual([]);
});

test.each([
  ['plain', null, 0.5],
  ['plain', null, 0.999],
  ['encrypted', encryption, 0.5],
  ['encrypted', encryption, 0.999],
])('a truncated %s archive is refused', async (_, secured, part) => {
  await write(secured);
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * part)));
  expect(await refusal(secured?.passphrase)).toMatch(
    /^The backup <file> is damaged or incomplete \(.+\)\. Use another/,
  );
});

test.each([
  ['plain', null],
  ['encrypted', encryption],
])('an altered %s archive is refused', async (_, secured) => {
  await write(secured);
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
  expect(await refusal(secured?.passphrase)).toMatch(
    /^The backup <file> is damaged or incomplete \(.+\)\. Use another/,
  );
});

test('other files are refused', async () => {
  await writeFile(path, 'a letter');
  expect(await refusal()).toBe('<file> is not a backup of Parvis.');
  await rm(path);
  expect(await refusal()).toBe('There is no file <file>.');
  await mkdir(path);
  expect(await refusal()).toBe('<file> is a folder. Give the file of a backup.');
});

type Entry = Partial<TarHeader> & Pick<TarHeader, 'name'>;

/** Writes an archive that the backup command would not write. Its checksums are right. */
async function forge(entries: readonly Entry[], omitted: readonly string[] = []): Promise<void> {
  const content = Buffer.from('x');
  const sum = createHash('sha256').update(content).digest('hex');
  const sums = Buffer.from(
    formatChecksums(
      new Map([
        ...entries.map(({ name }): [string, string] => [name, sum]),
        [HEADER, createHash('sha256').update(JSON.stringify(header)).digest('hex')],
      ]),
    ),
  );
  const checksums = createHash('sha256').update(sums).digest('hex');
  const files: [Entry, Buffer][] = [
    [{ name: HEADER }, Buffer.from(JSON.stringify(header))],
    ...entries.map((entry): [Entry, Buffer] => [entry, entry.type === undefined ? content : Buffer.alloc(0)]),
    [{ name: CHECKSUMS }, sums],
    [{ name: MANIFEST }, Buffer.from(JSON.stringify({ tables: {}, files: {}, missingFiles: [], checksums }))],
  ];
  const tar = await packTar(
    files
      .filter(([{ name }]) => !omitted.includes(name))
      .map(([entry, body]) => ({ header: { ...entry, size: body.length }, body })),
  );
  await writeFile(path, zstdCompressSync(tar));
}

test.each<Entry>([
  { name: '../outside' },
  { name: '/tmp/outside' },
  { name: 'files/../../outside' },
  { name: 'files/4b/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b/../../../secret' },
  { name: 'files/4c/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b/small' },
  { name: 'parvis.db' },
  { name: 'secret', type: 'symlink', linkname: '/etc/passwd' },
  { name: 'secret', type: 'link', linkname: '../outside' },
  { name: 'files/4b', type: 'directory' },
])('an archive with $name ($type) is refused, and writes nothing', async (entry) => {
  await forge([entry]);
  expect(await refusal()).toMatch(/^<file> is not a backup of Parvis: it contains "/);
  expect(await readdir(folder)).toEqual(['backup', 'target']);
  expect(await readdir(target)).toEqual([]);
});

test.each([
  ['that contains a file twice', [{ name: SECRET }, { name: SECRET }], [], 'it contains secret twice'],
  ['without its manifest', [], [MANIFEST], 'manifest.json is missing'],
  ['without its checksums', [], [CHECKSUMS], 'SHA256SUMS was changed'],
  ['without one of its files', [{ name: SECRET }], [SECRET], 'secret is missing'],
] as const)('an archive %s is refused', async (_, entries, omitted, reason) => {
  await forge(entries, omitted);
  expect(await refusal()).toBe(`The backup <file> is damaged or incomplete (${reason}). Use another one.`);
});
