import {
  formerRecipient,
  formerRecipientOf,
  type FormerRecipient,
  type PersonNames,
} from '../people/index.ts';
import type { EmailState } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { NonRetryableError, jobKind } from '../../platform/jobs/jobs.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

/** The notice of a change. Members who have lost the account to somebody else must learn of it. */
interface Notice extends FormerRecipient {
  readonly changed: 'email' | 'password';
}

/** The job stores the address until the email is sent or has failed permanently. */
const noticeMail = jobKind<{ readonly notice?: Notice }>('account.change-notice');

const texts = {
  hello: (name: string) => i18n._('Hello {name},', { name }),
  password: {
    subject: i18n._('Your password was changed'),
    text: i18n._('The password of your account was changed just now. All other devices are logged out.'),
    action: i18n._('Set a new password'),
    otherwise: i18n._('If it was not you, set a new password at once, and write to us.'),
  },
  email: {
    subject: i18n._('Your email address was changed'),
    text: i18n._('Your account now has another email address. We no longer write to this one.'),
    action: i18n._('Write to us'),
    otherwise: i18n._('If it was not you, write to us at once: somebody knows your password.'),
  },
};

const paths = { password: '/recover-password', email: '/contact' } as const;

interface Holder extends PersonNames {
  readonly email: string;
  readonly email_state: EmailState;
  readonly language: Language;
}

/** Creates the emails which tell the former address that the login data has changed. */
export function createChangeNotices({
  clock,
  config,
  jobs,
}: Pick<Dependencies, 'clock' | 'config' | 'jobs'>) {
  return {
    async add(
      transaction: Parameters<Dependencies['jobs']['add']>[0],
      changed: Notice['changed'],
      holder: Holder,
    ): Promise<void> {
      // An address that was never confirmed can belong to somebody else.
      if (config.confirmsEmail && holder.email_state === 'unconfirmed') return;
      await jobs.add(transaction, noticeMail, {
        key: newId(clock),
        payload: { notice: { changed, ...formerRecipientOf(holder) } },
      });
    },
  };
}

export function handleChangeNotices({ jobs, mailer }: Dependencies): void {
  jobs.handle(
    noticeMail,
    async ({ notice }, { id }) => {
      if (notice === undefined) throw new NonRetryableError('The recipient of the notice is unknown.');
      const { changed, firstName, language } = notice;
      const { hello, [changed]: localized } = inLanguage(texts, language);
      await mailer.send({
        id,
        to: formerRecipient(notice),
        recipient: 'former',
        content: {
          language,
          subject: localized.subject,
          preview: localized.text,
          blocks: [
            { kind: 'heading', text: localized.subject },
            { kind: 'paragraph', text: hello(firstName) },
            { kind: 'paragraph', text: localized.text },
            { kind: 'paragraph', text: localized.otherwise },
            { kind: 'action', label: localized.action, path: paths[changed] },
          ],
        },
      });
      return async () => [];
    },
    { isForgotten: true },
  );
}
