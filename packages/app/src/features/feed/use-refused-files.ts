import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import type { RefusedFile } from './post-sending.ts';

/** Names the files that the server could not use. Each toast stays until the member has read it. */
export function useRefusedFiles() {
  const { i18n } = useLingui();
  const { toasts } = useApp();
  return (refused: readonly RefusedFile[]): void => {
    for (const { name, message } of refused) {
      toasts.show({
        tone: 'warning',
        title: i18n._('Please note'),
        message: i18n._('“{name}” is not in your post. {reason}', { name, reason: message }),
        action: { label: i18n._('OK'), onClick: () => undefined },
      });
    }
  };
}
