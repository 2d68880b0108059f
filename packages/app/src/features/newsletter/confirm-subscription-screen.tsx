import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { MailLink } from '../../router/mail-link.tsx';

export function ConfirmSubscriptionScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const token = useIdInPath() ?? '';
  return (
    <MailLink
      question={{
        title: i18n._('Confirm your subscription'),
        description: i18n._(
          'Press the button to receive our newsletter. Every issue has a link to unsubscribe.',
        ),
        button: i18n._('Yes, subscribe me'),
      }}
      done={{
        title: i18n._('You are subscribed. Thank you!'),
        description: i18n._('The next issue will come to your address.'),
      }}
      failed={i18n._('Your subscription could not be confirmed')}
      expired={i18n._('A link works for seven days. Please subscribe again at the bottom of any page.')}
      follow={() => api.POST('/newsletter/confirm/{token}', { params: { path: { token } } })}
    />
  );
}
