import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LogDestination } from './log-destination.ts';

let folder: string;
let path: string;
let fd: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-log-'));
  path = join(folder, 'log');
  fd = openSync(path, 'w');
});

afterEach(async () => {
  closeSync(fd);
  await rm(folder, { recursive: true });
});

test('writes waiting lines at the end of the process', async () => {
  const destination = new LogDestination({ fd });
  destination.write('one\n');
  destination.write('two\n');
  destination.flushSync();
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  expect(destination.lost).toBe(0);
});

test('writes many lines without waiting for the end, each once and in order', async () => {
  const destination = new LogDestination({ fd });
  const lines = Array.from({ length: 2000 }, (_, index) => `line ${index}\n`);
  for (const line of lines) destination.write(line);
  await expect.poll(() => readFile(path, 'utf8')).toBe(lines.join(''));
});

test('drops and counts lines above its limit', () => {
  const destination = new LogDestination({ fd, mostWaiting: 10 });
  for (let index = 0; index < 5; index += 1) destination.write('12345\n');
  expect(destination.lost).toBe(4);
});

// Linux has this device, which refuses every byte as a full disk would.
describe.runIf(existsSync('/dev/full'))('on a full disk', () => {
  let full: number;

  beforeEach(() => {
    full = openSync('/dev/full', 'w');
  });

  afterEach(() => {
    closeSync(full);
  });

  test('the end of the process is not delayed', () => {
    const destination = new LogDestination({ fd: full });
    destination.write('one\n');
    destination.write('two\n');
    destination.flushSync();
    expect(destination.lost).toBe(2);
  });

  test('lines are lost and counted, and the next lines are tried again', async () => {
    const destination = new LogDestination({ fd: full });
    const long = `${'x'.repeat(5000)}\n`;
    destination.write(long);
    await expect.poll(() => destination.lost).toBe(1);
    destination.write(long);
    await expect.poll(() => destination.lost).toBe(2);
  });
});
