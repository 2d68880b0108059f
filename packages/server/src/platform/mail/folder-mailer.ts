import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createFolder } from '../create-folder.ts';
import { isMissingFile, namesIn } from '../missing-file.ts';
import type { MailCarrier } from './mail-carrier.ts';

const ENDING = '.eml';
const ID = /^[0-9a-f-]{36}$/u;

export interface StoredMail {
  readonly id: string;
  /** The complete email, as it would have been sent (RFC 5322). */
  readonly message: Buffer;
}

/** Returns null if another server has deleted the file in the meantime. */
async function changeTime(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

async function write(path: string, message: Buffer): Promise<void> {
  // If a job runs twice at the same time, both write the email.
  const draft = `${path}.${randomUUID()}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(message);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}

/**
 * Stores emails in a folder and does not send them. The name of a file is the id of its email, so a repeat replaces
 * the same file.
 */
export class FolderMailer implements MailCarrier {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async carry(id: string, mail: SendMailOptions): Promise<void> {
    if (!ID.test(id)) throw new Error(`Not the id of a mail: ${id}`);
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('The mail is not a buffer.');
    await createFolder(this.#folder, 0o700);
    await write(join(this.#folder, `${id}${ENDING}`), message);
  }

  /**
   * Returns the newest emails, or the newest of those that are older than `before`. Ids start with a time, so they are
   * in the order of the emails.
   */
  async list(limit: number, before?: string): Promise<StoredMail[]> {
    const names = (await namesIn(this.#folder)).filter((name) => name.endsWith(ENDING));
    const ids = names.map((name) => name.slice(0, -ENDING.length)).toSorted();
    const newest = ids.filter((id) => before === undefined || id < before).toReversed();
    const found = await Promise.all(newest.slice(0, limit).map((id) => this.find(id)));
    return found.filter((mail) => mail !== null);
  }

  /** Returns null if the email does not exist or was deleted. */
  async find(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null;
    try {
      return { id, message: await readFile(join(this.#folder, `${id}${ENDING}`)) };
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  async sweep(before: number): Promise<void> {
    for (const name of await namesIn(this.#folder)) {
      const path = join(this.#folder, name);
      const changedAt = await changeTime(path);
      if (changedAt !== null && changedAt < before) await rm(path, { force: true });
    }
  }

  async close(): Promise<void> {}
}
