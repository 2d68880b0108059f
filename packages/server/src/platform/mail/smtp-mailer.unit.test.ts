import { expect, test } from 'vitest';
import { SmtpMailer } from './smtp-mailer.ts';

test('the mailer can be closed after the email library could not be loaded', async () => {
  const mailer = new SmtpMailer('smtp://%');
  const mail = { to: 'maria@example.org', text: 'Hello' };
  await expect(mailer.carry('1', mail)).rejects.toThrow('could not be handed to the mail server');
  await expect(mailer.close()).resolves.toBeUndefined();
});
