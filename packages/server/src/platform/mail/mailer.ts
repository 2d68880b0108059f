import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { FolderMailer } from './folder-mailer.ts';
import type { MailCarrier } from './mail-carrier.ts';
import type { Mail } from './mail-content.ts';
import { SITE_NAME } from './mail-content.ts';
import { renderHtml } from './mail-html.ts';
import { renderText } from './mail-text.ts';
import { SmtpMailer } from './smtp-mailer.ts';

export interface Mailer {
  /** Resolves when the mail server has accepted the email. Call this in a job, because a failed job is tried again. */
  send(mail: Mail): Promise<void>;
  /** Deletes the stored emails that were sent before this time. */
  sweep(before: number): Promise<void>;
  close(): Promise<void>;
}

function composer({ mailFrom, siteUrl }: Pick<Config, 'mailFrom' | 'siteUrl'>) {
  return ({ id, to, replyTo, unsubscribe, content }: Mail): SendMailOptions => ({
    from: { name: SITE_NAME, address: mailFrom },
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    // The addresses are given separately, so that the library never reads an address out of a name.
    envelope: { from: mailFrom, to: [to.address] },
    subject: content.subject,
    text: renderText(content, siteUrl),
    html: renderHtml(content, siteUrl),
    messageId: `<${id}@${siteUrl.hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': content.language,
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${new URL(unsubscribe, siteUrl).href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function createCarrier({ dataFolder, mail }: Pick<Config, 'dataFolder' | 'mail'>): MailCarrier {
  switch (mail.kind) {
    case 'folder':
      return new FolderMailer(join(dataFolder, 'mail'));
    case 'smtp':
      return new SmtpMailer(mail.url);
    default:
      return mail satisfies never;
  }
}

export function createMailer(config: Pick<Config, 'dataFolder' | 'mail' | 'mailFrom' | 'siteUrl'>): Mailer {
  const carrier = createCarrier(config);
  const compose = composer(config);
  return {
    send: (mail) => carrier.carry(mail.id, compose(mail)),
    sweep: (before) => carrier.sweep(before),
    close: () => carrier.close(),
  };
}
