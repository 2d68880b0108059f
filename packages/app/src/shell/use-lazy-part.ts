import { useState } from 'react';
import { useLingui } from '@lingui/react';
import { useApp } from '../app-context.tsx';
import type { LazyScreen } from '../router/lazy-screen.tsx';

/** A part of the header that opens once its code is loaded; shows `failure` if it cannot be. */
export function useLazyPart({ retry }: Pick<LazyScreen, 'retry'>, failure: string) {
  const { i18n } = useLingui();
  const { toasts } = useApp();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const [missed, setMissed] = useState(false);

  const open = async () => {
    try {
      await retry();
      setState('open');
    } catch {
      // The browser may cache the failed module: after a second failure only a page load helps.
      if (missed && navigator.onLine) location.reload();
      setMissed(true);
      toasts.show({ tone: 'error', title: i18n._('Error'), message: failure });
    }
  };

  return {
    isUsed: state !== 'unused',
    isOpen: state === 'open',
    change: (isOpen: boolean) => {
      if (isOpen) void open();
      else setState('closed');
    },
  };
}
