import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { recipientOf } from '../people/index.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createRecoveryTokens } from './recovery-token.ts';
import { recoveryWords } from './recovery-words.ts';
import { createUserRepository } from './repository.ts';

const HOUR = 60 * 60 * 1000;

interface OfRequest {
  readonly emailKey: string;
  /** The start of the link's lifetime, independent of when the mail is sent. */
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
      // An unconfirmed address gets the confirmation mail only.
      return async (transaction) => {
        const account = await repository.account(transaction, user.id);
        // The confirmation would go to the pending address, whose reader did not ask for it.
        if (account?.pending_email === null) await confirmation.request(transaction, user.id);
        return [];
      };
    }
    // An expired link would be useless.
    if (user !== undefined && clock.now() < expiresAt) {
      const { first_name, language } = user;
      const said = recoveryWords(language);
      const token = tokens.make(user.id, { ...user, email_key: emailKey }, expiresAt);
      await mailer.send({
        id,
        to: recipientOf(user),
        content: {
          language,
          subject: said.subject,
          preview: said.lead,
          blocks: [
            { kind: 'heading', text: said.subject },
            { kind: 'paragraph', text: said.hello(first_name) },
            { kind: 'paragraph', text: said.lead },
            { kind: 'action', label: said.action, path: `/reset-password?token=${token}` },
            { kind: 'paragraph', text: said.limits },
            { kind: 'note', text: said.otherwise },
          ],
        },
      });
    }
    return async () => [];
  };

  jobs.handle(recoveryMail, send, { isForgotten: true });
}
