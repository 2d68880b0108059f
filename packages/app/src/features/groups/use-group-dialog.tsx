import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import type { Group } from './groups.ts';

type Dialogs = typeof import('./dialogs.ts');

// Loaded on demand: reading groups does not need these dialogs.
const dialogs = lazyValue(() => import('./dialogs.ts'));

function useLazyDialog<Kind extends string>() {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const [opened, setOpened] = useState<{ kind: Kind; code: Dialogs } | null>(null);

  const show = async (kind: Kind) => {
    try {
      setOpened({ kind, code: await dialogs.retry() });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  return { opened, show: (kind: Kind) => void show(kind), close: () => setOpened(null) };
}

/** The dialog that creates a group. */
export function useNewGroupDialog(onStarted: (group: Group) => void) {
  const { opened, show, close } = useLazyDialog<'new'>();
  const start = (group: Group) => {
    close();
    onStarted(group);
  };
  return {
    dialog: opened === null ? null : <opened.code.GroupDialog group={null} onClose={close} onSaved={start} />,
    show: () => show('new'),
  };
}

/** The dialogs that change or report a group. */
export function useGroupDialogs(group: Group) {
  const { opened, show, close } = useLazyDialog<'texts' | 'picture' | 'report'>();

  const dialogOf = ({ kind, code }: NonNullable<typeof opened>) => {
    if (kind === 'texts') return <code.GroupDialog group={group} onClose={close} onSaved={close} />;
    if (kind === 'picture') return <code.GroupPictureDialog group={group} onClose={close} />;
    return <code.ReportDialog onClose={close} subject={{ subjectType: 'group', subjectId: group._id }} />;
  };

  return { dialog: opened === null ? null : dialogOf(opened), show };
}
