import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import { recipientOf } from '../people/index.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createRecoveryTokens } from './recovery-token.ts';
import { createUserRepository } from './repository.ts';

const HOUR = 60 * 60 * 1000;

const texts = {
  subject: i18n._('Set your new password'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  lead: i18n._('somebody, probably you, has asked for a new password for your account.'),
  action: i18n._('Set a new password'),
  limits: i18n._('The link works for one hour and only once. Setting the new password logs out all devices.'),
  otherwise: i18n._('If it was not you, you do not have to do anything: your password stays the same.'),
};

const recoveryTexts = (language: Language) => inLanguage(texts, language);

interface OfRequest {
  readonly emailKey: string;
  /** The time from which the link is valid, even if the email is sent later. */
  readonly askedAt: number;
}

export const recoveryMail = jobKind<OfRequest>('account.recovery');

export function handleRecoveryJob(dependencies: Dependencies): void {
  const { clock, config, database, jobs, mailer, secrets } = dependencies;
  const confirmation = createEmailConfirmation(dependencies);
  const repository = createUserRepository(database);
  const tokens = createRecoveryTokens(secrets);

  const send = async ({ emailKey, askedAt }: OfRequest, { id }: { readonly id: string }): Promise<Finish> => {
    const user = await repository.credentials('email_key', emailKey);
    const expiresAt = askedAt + HOUR;
    if (user !== undefined && config.confirmsEmail && user.email_state === 'unconfirmed') {
      // An address that is not confirmed only gets the email for its confirmation.
      return async (transaction) => {
        const account = await repository.account(transaction, user.id);
        // Sends no email if there is a pending address. The email would go to the pending address, and its owner has
        // not asked for an email.
        if (account?.pending_email === null) await confirmation.request(transaction, user.id);
        return [];
      };
    }
    // An email with an expired link would be useless.
    if (user !== undefined && clock.now() < expiresAt) {
      const { first_name, language } = user;
      const localized = recoveryTexts(language);
      const token = tokens.make(user.id, { ...user, email_key: emailKey }, expiresAt);
      await mailer.send({
        id,
        to: recipientOf(user),
        content: {
          language,
          subject: localized.subject,
          preview: localized.lead,
          blocks: [
            { kind: 'heading', text: localized.subject },
            { kind: 'paragraph', text: localized.hello(first_name) },
            { kind: 'paragraph', text: localized.lead },
            { kind: 'action', label: localized.action, path: `/reset-password?token=${token}` },
            { kind: 'paragraph', text: localized.limits },
            { kind: 'note', text: localized.otherwise },
          ],
        },
      });
    }
    return async () => [];
  };

  jobs.handle(recoveryMail, send, { isForgotten: true });
}
