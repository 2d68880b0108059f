import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import { NonRetryableError } from '../jobs/jobs.ts';
import type { MailCarrier } from './mail-carrier.ts';

const SECOND = 1000;
const PERMANENT = 500;
/** Permanent errors: the address or the mail itself is refused. */
const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Without the mail server's answer, which repeats addresses. */
function failureOf(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = Object(error) as Partial<NodemailerError>;
  const reason = responseCode === 0 ? code : `${code} ${responseCode}`;
  const isFinal = responseCode >= PERMANENT && ofTheMail.has(code);
  return isFinal
    ? new NonRetryableError(`The mail server refuses this mail (${reason}).`)
    : new Error(`The mail could not be handed to the mail server (${reason}).`);
}

/** Sends mails to a mail server, over connections that stay open for a while. */
export class SmtpMailer implements MailCarrier {
  readonly #url: string;
  #transport: Promise<Transporter> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async #open(): Promise<Transporter> {
    try {
      return await this.#load();
    } catch (error) {
      // The next mail tries again.
      this.#transport = undefined;
      throw error;
    }
  }

  /** Loaded with the first mail. */
  async #load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.#url,
      pool: true,
      maxConnections: 4,
      dnsTimeout: 10 * SECOND,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 20 * SECOND,
    });
  }

  async carry(_id: string, message: SendMailOptions): Promise<void> {
    try {
      this.#transport ??= this.#open();
      await (await this.#transport).sendMail(message);
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** This mailer stores nothing. */
  async sweep(): Promise<void> {}

  async close(): Promise<void> {
    const transport = await this.#transport?.catch(() => null);
    transport?.close();
  }
}
