import { lazyValue } from '../../platform/lazy-value.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import type { SharedPrayer } from './shared-prayers.ts';

type Dialogs = typeof import('./shared-prayer-dialog.tsx');

// Loads the form on demand, because most visits only read.
const code = lazyValue(() => import('./shared-prayer-dialog.tsx'));

/** The dialog that starts a shared prayer. */
export function useNewSharedPrayerDialog(onStarted: (prayer: SharedPrayer) => void) {
  const { opened, show, close } = useLazyDialogs<Dialogs, 'new'>(code);
  const start = (prayer: SharedPrayer) => {
    close();
    onStarted(prayer);
  };
  return {
    dialog: opened === null ? null : <opened.dialogs.SharedPrayerDialog onClose={close} onStarted={start} />,
    show: () => show('new'),
  };
}
