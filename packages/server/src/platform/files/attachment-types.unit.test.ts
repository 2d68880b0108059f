import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAttachments } from '../../../test/sample-attachments.ts';
import { compoundFile } from '../../../test/sample-compound-files.ts';
import { photo, telephoneFilm } from '../../../test/sample-files.ts';
import { faultyAttachments, refusedAttachments } from '../../../test/sample-refused-attachments.ts';
import { attachmentType } from './attachment-types.ts';
import { fileTypeTable } from './file-type-table.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-attachments-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function typeOf(bytes: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return attachmentType(path);
}

test.each(Object.entries(sampleAttachments))(
  '%s is recognized by its bytes',
  async (_, { bytes, kind, contentType }) => {
    expect(await typeOf(bytes)).toMatchObject({ kind, contentType });
  },
);

test('a photo is a picture', async () => {
  expect(await typeOf(await photo(20, 20))).toEqual({ kind: 'image', contentType: 'image/jpeg' });
});

test('the video of a phone is a video', async () => {
  expect(await typeOf(await telephoneFilm())).toEqual({ kind: 'video', contentType: 'video/mp4' });
});

test.each(Object.entries(refusedAttachments))('%s is refused', async (_, bytes) => {
  expect(await typeOf(bytes)).toBeNull();
});

test.each(Object.entries(faultyAttachments))(
  '%s is refused, and the error names its type',
  async (_, [bytes, fault]) => {
    expect(await typeOf(bytes)).toEqual(fault);
  },
);

test('every stored type is known, and every extension belongs to one', () => {
  const known = new Set([
    ...Object.values(sampleAttachments).map(({ contentType }) => contentType),
    'image/webp',
  ]);
  expect(known).toEqual(new Set([...fileTypeTable].map(([type, { keptAs = type }]) => keptAs)));
});

describe('a text', () => {
  test('is read to its end, no matter how long it is', async () => {
    const long = Buffer.from('Señor, ten piedad. '.repeat(20_000));
    expect(await typeOf(long)).toMatchObject({ contentType: 'text/plain' });
    expect(await typeOf(Buffer.concat([long, Buffer.of(0)]))).toBeNull();
    expect(await typeOf(Buffer.concat([long, Buffer.of(0xc3)]))).toEqual({ refused: 'encoding' });
  });

  test('can have a letter of several bytes at any place', async () => {
    for (let before = 65_533; before < 65_537; before += 1) {
      expect(await typeOf(Buffer.from(`${'a'.repeat(before)}🕊`))).not.toBeNull();
    }
  });

  test('that only mentions HTML is a text', async () => {
    expect(await typeOf(Buffer.from('Use <b> for bold, and a < b.'))).not.toBeNull();
    expect(await typeOf(Buffer.from('<3 from Rome'))).not.toBeNull();
  });
});

describe('a container of the older Office formats', () => {
  test('with a cyclic chain is refused in finite time', async () => {
    const circle = compoundFile(['Property']);
    circle.writeUInt32LE(1, 512 + 3 * 4);
    expect(await typeOf(circle)).toBeNull();
  });

  test('with a cyclic tree is refused in finite time', async () => {
    const circle = compoundFile(['Property', 'Binary']);
    circle.writeUInt32LE(1, 512 * 2 + 128 * 2 + 72);
    expect(await typeOf(circle)).toBeNull();
  });

  test.each([600, 1100])('that breaks off before its names, after %i bytes, is refused', async (length) => {
    expect(await typeOf(compoundFile(['WordDocument']).subarray(0, length))).toBeNull();
  });
});
