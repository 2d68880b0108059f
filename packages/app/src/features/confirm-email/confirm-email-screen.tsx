import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { MailLink } from '../../router/mail-link.tsx';

/** The target of the link in the confirmation email. */
export function ConfirmEmailScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return (
    <MailLink
      question={{
        title: i18n._('Is this your email address?'),
        description: i18n._('Press the button to confirm that this address is yours.'),
        button: i18n._('Yes, confirm my address'),
      }}
      done={{
        title: i18n._('Your email address is confirmed. Thank you!'),
        description: i18n._('From now on, our emails go to this address, and you log in with it.'),
      }}
      failed={i18n._('Your email address could not be confirmed')}
      expired={({ id, serverMessage }) =>
        id === 'user.email-taken' && serverMessage !== null
          ? serverMessage
          : i18n._('Log in and ask for a new link in your settings.')
      }
      follow={() => api.POST('/auth/confirm-email', { body: { token } })}
    />
  );
}
