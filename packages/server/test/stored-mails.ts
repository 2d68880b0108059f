import { join } from 'node:path';
import type { Email } from 'postal-mime';
import type { Config } from '../src/platform/config.ts';
import { FolderMailer } from '../src/platform/mail/folder-mailer.ts';
import { parseMail } from './mail-server.ts';

/** Returns the emails to this address in the data folder, oldest first. */
export async function mailsAt({ dataFolder }: Pick<Config, 'dataFolder'>, address: string): Promise<Email[]> {
  const kept = await new FolderMailer(join(dataFolder, 'mail')).list(10_000);
  const mails = await Promise.all(kept.toReversed().map(({ message }) => parseMail(message)));
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address));
}
