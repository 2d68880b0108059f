import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import { NonRetryableError } from '../jobs/jobs.ts';
import type { MailCarrier } from './mail-carrier.ts';

const SECOND = 1000;
const PERMANENT = 500;
/** Errors about the address or the email itself. They are permanent. */
const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Returns the error without the response of the mail server, because that response contains addresses. */
function failureOf(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = Object(error) as Partial<NodemailerError>;
  const reason = responseCode === 0 ? code : `${code} ${responseCode}`;
  const isFinal = responseCode >= PERMANENT && ofTheMail.has(code);
  return isFinal
    ? new NonRetryableError(`The mail server refuses this mail (${reason}).`)
    : new Error(`The mail could not be handed to the mail server (${reason}).`);
}

/** Sends emails to a mail server. Its connections stay open for some time. */
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
      // The next email tries to load the library again.
      this.#transport = undefined;
      throw error;
    }
  }

  /** Loads the library when the first email is sent. */
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

  /** Does nothing, because this mailer stores no emails. */
  async sweep(): Promise<void> {}

  async close(): Promise<void> {
    const transport = await this.#transport?.catch(() => null);
    transport?.close();
  }
}
