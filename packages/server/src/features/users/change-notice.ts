import type { EmailState, Language } from '../../platform/database/tables/people.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { NonRetryableError, jobKind } from '../../platform/jobs/jobs.ts';
import { fullName } from '../../platform/names.ts';

interface Notice {
  readonly changed: 'email' | 'password';
  /** The former name and address: a member who lost the account must learn of the change. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
}

/** The job keeps the address until the mail is sent or has failed for good. */
const noticeMail = jobKind<{ readonly notice?: Notice }>('account.change-notice');

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    password: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed just now. All other devices are logged out.',
      action: 'Set a new password',
      otherwise: 'If it was not you, set a new password at once, and write to us.',
    },
    email: {
      subject: 'Your e-mail address was changed',
      text: 'Your account has another e-mail address from now on. We do not write to this one any more.',
      action: 'Write to us',
      otherwise: 'If it was not you, write to us at once: somebody knows your password.',
    },
  },
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    password: {
      subject: 'Se cambió tu contraseña',
      text: 'La contraseña de tu cuenta se acaba de cambiar. Se cerró la sesión en los demás dispositivos.',
      action: 'Crear una contraseña nueva',
      otherwise: 'Si no fuiste tú, crea enseguida una contraseña nueva y escríbenos.',
    },
    email: {
      subject: 'Se cambió tu correo electrónico',
      text: 'Tu cuenta tiene desde ahora otro correo electrónico. Ya no escribiremos a este.',
      action: 'Escríbenos',
      otherwise: 'Si no fuiste tú, escríbenos enseguida: alguien conoce tu contraseña.',
    },
  },
} as const satisfies Record<Language, object>;

const paths = { password: '/recover-password', email: '/contact' } as const;

interface Holder {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly email_state: EmailState;
  readonly language: Language;
}

/** Mails the former address that the login data has changed. */
export function createChangeNotices({
  clock,
  config,
  jobs,
}: Pick<Dependencies, 'clock' | 'config' | 'jobs'>) {
  return {
    async add(
      transaction: Parameters<Dependencies['jobs']['add']>[0],
      changed: Notice['changed'],
      { first_name, last_name, email, email_state, language }: Holder,
    ): Promise<void> {
      // An unconfirmed address may be a stranger's.
      if (config.confirmsEmail && email_state === 'unconfirmed') return;
      await jobs.add(transaction, noticeMail, {
        key: newId(clock),
        payload: { notice: { changed, firstName: first_name, lastName: last_name, email, language } },
      });
    },
  };
}

export function handleChangeNotices({ jobs, mailer }: Dependencies): void {
  jobs.handle(
    noticeMail,
    async ({ notice }, { id }) => {
      if (notice === undefined) throw new NonRetryableError('To whom it was is forgotten.');
      const { changed, firstName, lastName, email, language } = notice;
      const { hello, [changed]: said } = words[language];
      await mailer.send({
        id,
        to: { name: fullName({ first_name: firstName, last_name: lastName }), address: email },
        recipient: 'former',
        content: {
          language,
          subject: said.subject,
          preview: said.text,
          blocks: [
            { kind: 'heading', text: said.subject },
            { kind: 'paragraph', text: hello(firstName) },
            { kind: 'paragraph', text: said.text },
            { kind: 'paragraph', text: said.otherwise },
            { kind: 'action', label: said.action, path: paths[changed] },
          ],
        },
      });
      return async () => [];
    },
    { isForgotten: true },
  );
}
