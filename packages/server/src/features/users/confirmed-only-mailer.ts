import type { Dependencies } from '../../platform/dependencies.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { emailKey } from './personal-details.ts';

type Gated = Pick<Dependencies, 'config' | 'database' | 'log'>;

/**
 * Creates a mailer that withholds emails. An email without `recipient` is sent only if the member's address is
 * confirmed or was entered before addresses were confirmed.
 */
export function createConfirmedOnlyMailer(mailer: Mailer, { config, database, log }: Gated): Mailer {
  if (!config.confirmsEmail) return mailer;

  const isReachable = async (address: string): Promise<boolean> => {
    const user = await database.read
      .selectFrom('users')
      .select('email_state')
      .where('email_key', '=', emailKey(address))
      .executeTakeFirst();
    return user !== undefined && user.email_state !== 'unconfirmed';
  };

  return {
    ...mailer,
    async send(mail) {
      if (mail.recipient === undefined && !(await isReachable(mail.to.address))) {
        log.info({ mail: mail.id }, 'a mail was withheld: its address is not confirmed');
        return;
      }
      await mailer.send(mail);
    },
  };
}
