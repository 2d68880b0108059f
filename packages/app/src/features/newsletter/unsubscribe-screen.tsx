import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { MailLink } from '../../router/mail-link.tsx';

export function UnsubscribeScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const token = useIdInPath() ?? '';
  return (
    <MailLink
      question={{
        title: i18n._('Leave the newsletter'),
        description: i18n._('We will delete your address and send you no more issues.'),
        button: i18n._('Unsubscribe'),
      }}
      done={{
        title: i18n._('You are unsubscribed.'),
        description: i18n._('We have deleted your address. You are welcome back at any time.'),
      }}
      failed={i18n._('Your subscription could not be canceled')}
      expired={i18n._('The link is incomplete. Please open it from the email, or write to us.')}
      follow={() => api.POST('/newsletter/unsubscribe/{token}', { params: { path: { token } } })}
    />
  );
}
