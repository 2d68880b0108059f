import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import type { LazyValue } from './lazy-value.ts';
import { createToasts } from './toasts.ts';

/**
 * Opens one of several dialogs whose code is loaded on demand. If the code cannot be loaded, shows a toast. To replace another
 * dialog, close that one in `beforeOpening`.
 */
export function useLazyDialogs<Dialogs, Kind extends string>(code: LazyValue<Dialogs>) {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const [opened, setOpened] = useState<{ kind: Kind; dialogs: Dialogs } | null>(null);

  const show = async (kind: Kind, beforeOpening?: () => Promise<void>): Promise<void> => {
    try {
      const dialogs = await code.retry();
      await beforeOpening?.();
      setOpened({ kind, dialogs });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  return {
    opened,
    show: (kind: Kind, beforeOpening?: () => Promise<void>) => void show(kind, beforeOpening),
    close: () => setOpened(null),
  };
}
