import type { Mailer } from '../mail/mailer.ts';

/** Calls `ended` after each attempt to send an email. */
export const measureMails = (mailer: Mailer, ended: (isFailed: boolean) => void): Mailer => ({
  ...mailer,
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      ended(true);
      throw error;
    }
    ended(false);
  },
});
