import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { additionsOf, isAllowed, LIMIT } from './added-bytes.ts';
import { succeed } from './command.ts';

let folder: string;
const git = (...args: string[]) =>
  succeed('git', ['-c', 'user.name=Maria', '-c', 'user.email=maria@example.org', ...args], { cwd: folder });

async function commit(bytes: number, message: string): Promise<void> {
  await writeFile(join(folder, 'picture'), randomBytes(bytes));
  await git('add', '.');
  await git('commit', '--quiet', '--message', message);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-history-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await git('init', '--quiet', '--initial-branch', 'main');
  await commit(LIMIT, 'Begin');
});

test('the first commit has nothing to be compared with', async () => {
  expect(await additionsOf(folder)).toEqual([]);
});

test('a small change is allowed, even if the history is large', async () => {
  await commit(1000, 'Change a little');
  const [addition, ...others] = await additionsOf(folder);
  expect(others).toEqual([]);
  expect(addition?.bytes).toBeGreaterThan(1000);
  expect(addition?.bytes).toBeLessThan(10_000);
  expect(addition && isAllowed(addition)).toBe(true);
});

test('a large change is allowed only with its reason, even after a small one', async () => {
  await commit(LIMIT + 1000, 'Add a map\n\nLarge-change: the only map of all dioceses');
  await commit(LIMIT + 1000, 'Add a picture');
  await commit(1000, 'Change a little');
  const additions = await additionsOf(folder);
  expect(additions.map((addition) => [addition.subject, isAllowed(addition)])).toEqual([
    ['Change a little', true],
    ['Add a picture', false],
    ['Add a map', true],
  ]);
  expect(additions.at(-1)?.reasons).toEqual(['the only map of all dioceses']);
});
