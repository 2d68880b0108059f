import type { Config } from '../../platform/config.ts';
import type { EmailState, Language } from '../../platform/database/tables/people.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { NonRetryableError, jobKind } from '../../platform/jobs/jobs.ts';
import { fullName } from '../../platform/names.ts';

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

interface Notice {
  readonly change: Change;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
}

/** The job keeps the address until the mail is sent or has failed for good. */
export const noticeMail = jobKind<{ readonly notice?: Notice }>('account.second-factor-notice');

interface Words {
  readonly hello: (name: string) => string;
  readonly otherwise: string;
  readonly action: string;
  readonly changes: Readonly<Record<Change, { readonly subject: string; readonly text: string }>>;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    otherwise: 'If it was not you, set a new password at once, and write to us.',
    action: 'Set a new password',
    changes: {
      on: {
        subject: 'Two-step login is on',
        text: 'From now on we ask for a code after your password. All other devices are logged out. Keep your recovery codes where you find them without your phone.',
      },
      off: {
        subject: 'Two-step login is off',
        text: 'From now on your password alone opens your account.',
      },
      codesAdded: {
        subject: 'You can log in with codes',
        text: 'From now on we also take a code of your authenticator app after your password. Your passkeys and recovery codes go on working.',
      },
      codesRemoved: {
        subject: 'Codes for logging in are off',
        text: 'We do not take codes of your authenticator app any more. Two-step login stays on: your passkeys and recovery codes go on working.',
      },
      passkeyAdded: {
        subject: 'A passkey was added',
        text: 'A new passkey opens your account, without your password.',
      },
      firstPasskeyAdded: {
        subject: 'A passkey was added',
        text: 'Two-step login is on. From now on your passkey opens your account, and your password alone does not. All other devices are logged out. Keep your recovery codes where you find them without your phone.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed',
        text: 'It does not open your account any more. Two-step login stays on.',
      },
      lastPasskeyRemoved: {
        subject: 'A passkey was removed',
        text: 'Two-step login is off. From now on your password alone opens your account.',
      },
      renewed: {
        subject: 'You have new recovery codes',
        text: 'New recovery codes were made for your account. The former ones do not work any more.',
      },
      recoveryCodeUsed: {
        subject: 'A recovery code was used',
        text: 'Somebody used one of your recovery codes. It does not work again.',
      },
    },
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    otherwise: 'Si no fuiste tú, crea enseguida una contraseña nueva y escríbenos.',
    action: 'Crear una contraseña nueva',
    changes: {
      on: {
        subject: 'El inicio de sesión en dos pasos está activado',
        text: 'Desde ahora pedimos un código después de tu contraseña. Se cerró la sesión en los demás dispositivos. Guarda tus códigos de recuperación donde los encuentres sin tu teléfono.',
      },
      off: {
        subject: 'El inicio de sesión en dos pasos está desactivado',
        text: 'Desde ahora tu contraseña basta para entrar en tu cuenta.',
      },
      codesAdded: {
        subject: 'Puedes iniciar sesión con códigos',
        text: 'Desde ahora también aceptamos un código de tu aplicación de autenticación después de tu contraseña. Tus llaves de acceso y códigos de recuperación siguen sirviendo.',
      },
      codesRemoved: {
        subject: 'Los códigos para iniciar sesión están desactivados',
        text: 'Ya no aceptamos códigos de tu aplicación de autenticación. El inicio de sesión en dos pasos sigue activado: tus llaves de acceso y códigos de recuperación siguen sirviendo.',
      },
      passkeyAdded: {
        subject: 'Se añadió una llave de acceso',
        text: 'Una llave de acceso nueva abre tu cuenta, sin tu contraseña.',
      },
      firstPasskeyAdded: {
        subject: 'Se añadió una llave de acceso',
        text: 'El inicio de sesión en dos pasos está activado. Desde ahora tu llave de acceso abre tu cuenta, y tu contraseña por sí sola no. Se cerró la sesión en los demás dispositivos. Guarda tus códigos de recuperación donde los encuentres sin tu teléfono.',
      },
      passkeyRemoved: {
        subject: 'Se eliminó una llave de acceso',
        text: 'Ya no abre tu cuenta. El inicio de sesión en dos pasos sigue activado.',
      },
      lastPasskeyRemoved: {
        subject: 'Se eliminó una llave de acceso',
        text: 'El inicio de sesión en dos pasos está desactivado. Desde ahora tu contraseña basta para entrar en tu cuenta.',
      },
      renewed: {
        subject: 'Tienes códigos de recuperación nuevos',
        text: 'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
      },
      recoveryCodeUsed: {
        subject: 'Se usó un código de recuperación',
        text: 'Alguien usó uno de tus códigos de recuperación. No sirve otra vez.',
      },
    },
  },
};

interface Holder {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly email_state: EmailState;
  readonly language: Language;
}

/** Null if the address was never confirmed, and so may be a stranger's. */
export function secondFactorNotice(
  { confirmsEmail }: Pick<Config, 'confirmsEmail'>,
  change: Change,
  { first_name, last_name, email, email_state, language }: Holder,
): { readonly notice: Notice } | null {
  if (confirmsEmail && email_state === 'unconfirmed') return null;
  return { notice: { change, firstName: first_name, lastName: last_name, email, language } };
}

/** Mails the member, at the current address, that a way to log in has changed. */
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
      if (notice === undefined) throw new NonRetryableError('To whom it was is forgotten.');
      const { change, firstName, lastName, email, language } = notice;
      const { hello, otherwise, action, changes } = words[language];
      const { subject, text } = changes[change];
      await mailer.send({
        id,
        to: { name: fullName({ first_name: firstName, last_name: lastName }), address: email },
        // The account may have another address by the time the mail is sent.
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
