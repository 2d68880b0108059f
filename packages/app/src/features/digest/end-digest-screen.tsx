import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { MailLink } from '../../router/mail-link.tsx';

export function EndDigestScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const token = useIdInPath() ?? '';
  return (
    <MailLink
      question={{
        title: i18n._('End the digest'),
        description: i18n._(
          'We will no longer send you emails with what you have missed. Other emails do not change.',
        ),
        button: i18n._('Unsubscribe'),
      }}
      done={{
        title: i18n._('We will send you no more digests.'),
        description: i18n._('You can turn it on again in Settings at any time.'),
      }}
      failed={i18n._('The digest could not be ended')}
      expired={i18n._(
        'The link is incomplete. Please open it from the email, or turn the digest off in Settings.',
      )}
      follow={() => api.POST('/digest/unsubscribe/{token}', { params: { path: { token } } })}
    />
  );
}
