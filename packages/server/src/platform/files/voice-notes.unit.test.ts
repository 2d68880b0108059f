import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mp4 } from '../../../test/sample-voice-notes.ts';
import { processVoiceNote } from './voice-notes.ts';

let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-voice-notes-'));
  path = join(folder, 'note');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a voice note whose samples are the same bytes is written sample by sample', async () => {
  await writeFile(path, mp4(100, 5000, 1000));
  expect(await processVoiceNote(path)).toMatchObject({ contentType: 'audio/mp4', seconds: 100 });
  expect((await stat(path)).size).toBeGreaterThan(5_000_000);
});

test('a voice note that would become larger than 10 MB is refused, and the file stays as it is', async () => {
  const bytes = mp4(300, 15_000, 1000);
  expect(bytes.length).toBeLessThan(100_000);
  await writeFile(path, bytes);
  expect(await processVoiceNote(path)).toBeNull();
  expect(await readFile(path)).toEqual(bytes);
});
