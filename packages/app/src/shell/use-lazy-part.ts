import { useState } from 'react';
import { useLingui } from '@lingui/react';
import { useApp } from '../app-context.tsx';
import type { LazyScreen } from '../router/lazy-screen.tsx';

/** A part of the header that opens once its code has loaded. If the code cannot be loaded, a toast shows `failure`. */
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
      // The browser can cache the failed module, so only reloading the page helps after a second failure.
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
