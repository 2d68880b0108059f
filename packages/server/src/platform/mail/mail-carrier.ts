import type { SendMailOptions } from 'nodemailer';

/** Delivers a complete email. */
export interface MailCarrier {
  carry(id: string, message: SendMailOptions): Promise<void>;
  sweep(before: number): Promise<void>;
  close(): Promise<void>;
}
