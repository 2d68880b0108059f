import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import type { LazyValue } from './lazy-value.ts';
import { createToasts } from './toasts.ts';

/** Opens one of several dialogs whose code is loaded on demand. If the code cannot be loaded, shows a toast. */
export function useLazyDialogs<Dialogs, Kind extends string>(code: LazyValue<Dialogs>) {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const [opened, setOpened] = useState<{ kind: Kind; dialogs: Dialogs } | null>(null);

  const show = async (kind: Kind): Promise<void> => {
    try {
      setOpened({ kind, dialogs: await code.retry() });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  return { opened, show: (kind: Kind) => void show(kind), close: () => setOpened(null) };
}
