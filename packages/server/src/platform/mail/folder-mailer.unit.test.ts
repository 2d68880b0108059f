import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderMailer } from './folder-mailer.ts';

const ID = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const mail = { from: 'site@example.org', to: 'maria@example.org', subject: 'Hello', text: 'Hello!' };

/** Two servers that use the same folder. */
async function twoMailers() {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, mailers: [new FolderMailer(folder), new FolderMailer(folder)] };
}

test('two servers can write the same email at the same time', async () => {
  const { folder, mailers } = await twoMailers();
  await Promise.all([...mailers, ...mailers].map((mailer) => mailer.carry(ID, mail)));
  expect(await readdir(folder)).toEqual([`${ID}.eml`]);
});

test('two servers can delete old emails at the same time', async () => {
  const { folder, mailers } = await twoMailers();
  const [one] = mailers;
  await one?.carry(ID, mail);
  await utimes(join(folder, `${ID}.eml`), 0, 0);
  await Promise.all(mailers.map((mailer) => mailer.sweep(1000)));
  expect(await readdir(folder)).toEqual([]);
});
