import type { Config } from '../../platform/config.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

/** Less than the time limit of a check, so that the report has the reason. */
const TIMEOUT = 4000;

/** Connects to the mail server and logs in, without sending an email. */
async function verifySmtp(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    dnsTimeout: TIMEOUT,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const remedies: Readonly<Record<string, string>> = {
  EAUTH: 'Check the user and the password in SMTP_URL. Write special characters in them percent-encoded.',
  EDNS: 'Check the host in SMTP_URL.',
  ETLS: 'Check the certificate of the mail server. Use smtps:// for port 465, and smtp:// for port 587.',
};
const otherRemedy =
  'Check the host and the port in SMTP_URL. Many providers of servers block port 25, so use port 587 or 465.';

export async function checkMail(
  { mail, dataFolder }: Pick<Config, 'mail' | 'dataFolder'>,
  verify = verifySmtp,
): Promise<Finding[]> {
  if (mail.kind === 'folder')
    return [
      warning(
        `Members get no emails: they stay in ${dataFolder}/mail. Nobody can reset a password or confirm an address.`,
        'Set SMTP_URL to the address of a mail server.',
      ),
    ];
  const { host } = new URL(mail.url);
  try {
    await verify(mail.url);
    return [ok(`The mail server ${host} accepts the connection and the login.`)];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return [
      problem(`The mail server ${host} cannot be used: ${reasonOf(error)}.`, remedies[code] ?? otherRemedy),
    ];
  }
}
