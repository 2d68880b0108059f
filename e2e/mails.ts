import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '../packages/server/test/mail-server.ts';
import { dataFolder } from './data-folder.ts';

/** The mail server runs in the site's process. Tests read the received emails from this folder. */
const mailFolder = (ofServer: string): string => join(ofServer, 'received-mails');

interface StoredMail {
  recipients: readonly string[];
  subject: string;
  text: string;
}

/** Stores an email that the server with this data folder has sent. */
export async function storeMail(
  ofServer: string,
  { recipients, subject = '', text = '' }: ReceivedMail,
): Promise<void> {
  const folder = mailFolder(ofServer);
  const stored: StoredMail = { recipients, subject, text };
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.tmp`);
  await writeFile(draft, JSON.stringify(stored));
  await rename(draft, draft.replace(/tmp$/, 'json'));
}

/** The emails that an address has received so far. */
export async function mailsOf(email: string): Promise<StoredMail[]> {
  const folder = mailFolder(dataFolder());
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name): Promise<StoredMail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return mails.filter(({ recipients }) => recipients.includes(email));
}

/** Waits for an email to the address. Returns the path and the token of the first link to that path. */
export async function linkInMail(email: string, path: string): Promise<string> {
  const link = async () => {
    const texts = (await mailsOf(email)).map(({ text }) => text).join('\n');
    return new RegExp(`${path}\\?token=\\S+`, 'u').exec(texts)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return await link();
}
