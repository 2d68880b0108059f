import type { SendMailOptions } from 'nodemailer';

/** Carries a mail that is ready. */
export interface MailCarrier {
  carry(id: string, message: SendMailOptions): Promise<void>;
  sweep(before: number): Promise<void>;
  close(): Promise<void>;
}
