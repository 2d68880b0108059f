import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessedEncoding, guessedWithControls } from './text-encoding.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-encodings-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, text, 'latin1');
  return path;
}

test('the encoding is guessed from the part with the first letters that are not ASCII', async () => {
  for (const before of [0, 65_535, 65_536, 200_000]) {
    const path = await fileOf(`${'a'.repeat(before)} Se\u00F1or, ten piedad.`);
    expect(await guessedEncoding(path), `after ${before} bytes`).toEqual({ encoding: 'windows-1252' });
  }
});

test('the rest of a long text is not examined, because this would stop the server', async () => {
  const sample = 'Se\u00F1or, ten piedad. '.repeat(1000);
  expect(await guessedEncoding(await fileOf(`ci\u0097n ${sample}`))).not.toEqual({
    encoding: 'windows-1252',
  });
  expect(await guessedEncoding(await fileOf(`${sample} ci\u0097n`))).toEqual({ encoding: 'windows-1252' });
  const japanese = '\u001B$B%_%5\u001B(B 9:00\n'.repeat(2000);
  expect(await guessedWithControls(await fileOf(`${japanese}\u00F1`))).toEqual({ encoding: 'iso-2022-jp' });
});
