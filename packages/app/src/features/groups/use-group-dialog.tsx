import { lazyValue } from '../../platform/lazy-value.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import type { Group } from './groups.ts';

type Dialogs = typeof import('./dialogs.ts');

// Loads these dialogs on demand, because most visits to a group open none of them.
const code = lazyValue(() => import('./dialogs.ts'));

/** The dialog that creates a group. */
export function useNewGroupDialog(onStarted: (group: Group) => void) {
  const { opened, show, close } = useLazyDialogs<Dialogs, 'new'>(code);
  const start = (group: Group) => {
    close();
    onStarted(group);
  };
  return {
    dialog:
      opened === null ? null : <opened.dialogs.GroupDialog group={null} onClose={close} onSaved={start} />,
    show: () => show('new'),
  };
}

/** The dialogs that change or report a group. */
export function useGroupDialogs(group: Group) {
  const { opened, show, close } = useLazyDialogs<Dialogs, 'texts' | 'picture' | 'report'>(code);

  const dialogOf = ({ kind, dialogs }: NonNullable<typeof opened>) => {
    if (kind === 'texts') return <dialogs.GroupDialog group={group} onClose={close} onSaved={close} />;
    if (kind === 'picture') return <dialogs.GroupPictureDialog group={group} onClose={close} />;
    return <dialogs.ReportDialog onClose={close} subject={{ subjectType: 'group', subjectId: group._id }} />;
  };

  return { dialog: opened === null ? null : dialogOf(opened), show };
}
