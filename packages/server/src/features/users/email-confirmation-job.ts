import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { fullName, nameColumns } from '../people/index.ts';
import { emailConfirmationTexts } from './email-confirmation-texts.ts';
import { createEmailTokens } from './email-token.ts';
import { emailKey } from './personal-details.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIMES = { address: 7 * DAY, change: DAY } as const;

interface OfRequest {
  readonly userId: string;
  /** The time from which the link is valid, even if the email is sent later. */
  readonly askedAt: number;
}

export const confirmationMail = jobKind<OfRequest>('account.email-confirmation');

export function handleEmailConfirmation({ clock, database, jobs, mailer, secrets }: Dependencies): void {
  const tokens = createEmailTokens(secrets);

  const send = async ({ userId, askedAt }: OfRequest, { id }: { readonly id: string }): Promise<Finish> => {
    const user = await database.read
      .selectFrom('users')
      .select([...nameColumns, 'email', 'email_state', 'pending_email', 'language'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const purpose = user?.pending_email === null ? 'address' : 'change';
    const expiresAt = askedAt + LIFETIMES[purpose];
    const isOpen = user !== undefined && (purpose === 'change' || user.email_state !== 'confirmed');
    // An email with an expired link would be useless.
    if (isOpen && clock.now() < expiresAt) {
      const { first_name, email, pending_email, language } = user;
      const { subject, hello, [purpose]: localized } = emailConfirmationTexts(language);
      const address = pending_email ?? email;
      const token = tokens.make(userId, emailKey(address), expiresAt);
      await mailer.send({
        id,
        to: { name: fullName(user), address },
        recipient: 'unconfirmed',
        content: {
          language,
          subject,
          preview: localized.lead,
          blocks: [
            { kind: 'heading', text: subject },
            { kind: 'paragraph', text: hello(first_name) },
            { kind: 'paragraph', text: localized.lead },
            { kind: 'action', label: localized.action, path: `/confirm-email?token=${token}` },
            { kind: 'paragraph', text: localized.limits },
            { kind: 'note', text: localized.otherwise },
          ],
        },
      });
    }
    return async () => [];
  };

  jobs.handle(confirmationMail, send);
}
