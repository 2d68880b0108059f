import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-secrets-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const load = (environment: Record<string, string> = {}) =>
  loadSecrets(readConfig({ DATA_DIR: join(folder, 'data'), ...environment }));

describe('the secret of an installation', () => {
  test('is created once, can be read by the server only, and is not overwritten', async () => {
    const first = load().key('cursor');
    expect(load().key('cursor')).toEqual(first);
    const path = join(folder, 'data', 'secret');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path, 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
  });

  test('gives a different key for each purpose and each installation', async () => {
    const secrets = load();
    expect(secrets.key('cursor')).not.toEqual(secrets.key('files'));
    const key = secrets.key('cursor');
    await rm(join(folder, 'data'), { recursive: true });
    expect(load().key('cursor')).not.toEqual(key);
  });

  test('can be set, for several processes', () => {
    const SECRET = 'x'.repeat(32);
    expect(load({ SECRET }).key('cursor')).toEqual(load({ SECRET, DATA_DIR: folder }).key('cursor'));
  });

  test('that was damaged stops the start with a clear message', async () => {
    load();
    await writeFile(join(folder, 'data', 'secret'), 'short\n');
    expect(() => load()).toThrow(/is damaged\. Restore it, or delete it to have a new one made\.$/);
  });
});
