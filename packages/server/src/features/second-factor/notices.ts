import type { Config } from '../../platform/config.ts';
import type { EmailState } from '../users/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { NonRetryableError, jobKind } from '../../platform/jobs/jobs.ts';
import { inLanguage, type Language, type Text } from '../../platform/language.ts';
import {
  formerRecipient,
  formerRecipientOf,
  type FormerRecipient,
  type PersonNames,
} from '../people/index.ts';

type Change =
  | 'on'
  | 'off'
  | 'codesAdded'
  | 'codesRemoved'
  | 'passkeyAdded'
  | 'firstPasskeyAdded'
  | 'passkeyRemoved'
  | 'lastPasskeyRemoved'
  | 'renewed'
  | 'recoveryCodeUsed';

interface Notice extends FormerRecipient {
  readonly change: Change;
}

/** The job stores the address until the email is sent or has failed permanently. */
export const noticeMail = jobKind<{ readonly notice?: Notice }>('account.second-factor-notice');

const words = {
  hello: (name: string) => i18n._('Hello {name},', { name }),
  otherwise: i18n._('If it was not you, set a new password at once, and write to us.'),
  action: i18n._('Set a new password'),
  changes: {
    on: {
      subject: i18n._('Two-step login is on'),
      text: i18n._(
        'From now on, we ask for a code after your password. All other devices are logged out. Keep your recovery codes where you can find them without your phone.',
      ),
    },
    off: {
      subject: i18n._('Two-step login is off'),
      text: i18n._('From now on your password alone opens your account.'),
    },
    codesAdded: {
      subject: i18n._('You can log in with codes'),
      text: i18n._(
        'From now on, we also accept a code from your authenticator app after your password. Your passkeys and recovery codes still work.',
      ),
    },
    codesRemoved: {
      subject: i18n._('Codes for logging in are off'),
      text: i18n._(
        'We no longer accept codes from your authenticator app. Two-step login stays on: your passkeys and recovery codes still work.',
      ),
    },
    passkeyAdded: {
      subject: i18n._('A passkey was added'),
      text: i18n._('A new passkey opens your account, without your password.'),
    },
    firstPasskeyAdded: {
      subject: i18n._('A passkey was added'),
      text: i18n._(
        'Two-step login is on. From now on, your passkey opens your account, and your password alone does not. All other devices are logged out. Keep your recovery codes where you can find them without your phone.',
      ),
    },
    passkeyRemoved: {
      subject: i18n._('A passkey was removed'),
      text: i18n._('It no longer opens your account. Two-step login stays on.'),
    },
    lastPasskeyRemoved: {
      subject: i18n._('A passkey was removed'),
      text: i18n._('Two-step login is off. From now on your password alone opens your account.'),
    },
    renewed: {
      subject: i18n._('You have new recovery codes'),
      text: i18n._('New recovery codes were created for your account. The previous ones no longer work.'),
    },
    recoveryCodeUsed: {
      subject: i18n._('A recovery code was used'),
      text: i18n._('Somebody used one of your recovery codes. It will not work again.'),
    },
  } satisfies Readonly<Record<Change, { readonly subject: Text; readonly text: Text }>>,
};

interface Holder extends PersonNames {
  readonly email: string;
  readonly email_state: EmailState;
  readonly language: Language;
}

/** Returns null if the address was never confirmed, because it can then belong to somebody else. */
export function secondFactorNotice(
  { confirmsEmail }: Pick<Config, 'confirmsEmail'>,
  change: Change,
  holder: Holder,
): { readonly notice: Notice } | null {
  if (confirmsEmail && holder.email_state === 'unconfirmed') return null;
  return { notice: { change, ...formerRecipientOf(holder) } };
}

/**
 * Creates the emails that tell members about a changed way to log in. Each goes to the address that the member had at
 * the time of the change.
 */
export function createSecondFactorNotices({
  clock,
  config,
  jobs,
}: Pick<Dependencies, 'clock' | 'config' | 'jobs'>) {
  return {
    async add(
      transaction: Parameters<Dependencies['jobs']['add']>[0],
      change: Change,
      holder: Holder,
    ): Promise<void> {
      const payload = secondFactorNotice(config, change, holder);
      if (payload !== null) await jobs.add(transaction, noticeMail, { key: newId(clock), payload });
    },
  };
}

export function handleSecondFactorNotices({ jobs, mailer }: Dependencies): void {
  jobs.handle(
    noticeMail,
    async ({ notice }, { id }) => {
      if (notice === undefined) throw new NonRetryableError('The recipient of the notice is unknown.');
      const { change, firstName, language } = notice;
      const { hello, otherwise, action, changes } = inLanguage(words, language);
      const { subject, text } = changes[change];
      await mailer.send({
        id,
        to: formerRecipient(notice),
        // The member may have changed the address before the email is sent.
        recipient: 'former',
        content: {
          language,
          subject,
          preview: text,
          blocks: [
            { kind: 'heading', text: subject },
            { kind: 'paragraph', text: hello(firstName) },
            { kind: 'paragraph', text },
            { kind: 'paragraph', text: otherwise },
            { kind: 'action', label: action, path: '/recover-password' },
          ],
        },
      });
      return async () => [];
    },
    { isForgotten: true },
  );
}
