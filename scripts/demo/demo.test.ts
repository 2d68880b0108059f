import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lockFolder } from '../../packages/server/src/platform/database/folder-lock.ts';

const script = fileURLToPath(new URL('main.ts', import.meta.url));

test('if a server is running, the demo prints one sentence', { timeout: 30_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-demo-'));
  const lock = lockFolder(folder);
  try {
    const { code, words } = await new Promise<{ code: unknown; words: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
      execFile(process.execPath, [script], { env }, (error, _output, words) => {
        resolve({ code: error?.code, words });
      });
    });
    expect(code).toBe(1);
    expect(words.trim()).toMatch(/^Another Parvis server is already using the data folder .+ DATA_DIR\.$/);
  } finally {
    lock.release();
    await rm(folder, { recursive: true });
  }
});
