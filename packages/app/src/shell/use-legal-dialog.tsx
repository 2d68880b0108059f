import { useLingui } from '@lingui/react';
import { Suspense, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app-context.tsx';
import { isLegalPath, legalDialog, type LegalPath } from '../features/legal/index.ts';

const shownIn = (state: unknown): LegalPath | null => {
  if (typeof state !== 'object' || state === null || !('policy' in state)) return null;
  return isLegalPath(state.policy) ? state.policy : null;
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens the policies over the page. The opened policy is a history entry, so that Back closes it. */
export function useLegalDialog(policies: readonly { href: LegalPath; label: string }[]) {
  const { i18n } = useLingui();
  const { toasts } = useApp();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = shownIn(state);

  const open = async (policy: LegalPath) => {
    try {
      await legalDialog.retry();
      const before: unknown = state;
      const kept = typeof before === 'object' && before !== null ? before : {};
      void navigate({ pathname, search, hash }, { state: { ...kept, policy } });
    } catch {
      toasts.show({
        tone: 'error',
        title: i18n._('This page could not be loaded'),
        message: i18n._('Please check your connection and try again.'),
      });
    }
  };

  return {
    links: policies.map(({ href, label }) => ({
      href,
      label,
      onClick: (event: MouseEvent) => {
        if (href === pathname || !isPlainClick(event)) return;
        event.preventDefault();
        void open(href);
      },
    })),
    dialog:
      path === null ? null : (
        <Suspense fallback={null}>
          <legalDialog.Screen
            path={path}
            title={policies.find(({ href }) => href === path)?.label ?? ''}
            onClose={() => void navigate(-1)}
          />
        </Suspense>
      ),
  };
}
