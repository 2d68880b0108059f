import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { lazyValue } from '../../../platform/lazy-value.ts';
import { useWrite } from '../../../platform/use-write.ts';
import type { MemberAction } from './member-actions.ts';
import type { StaffMember } from './member-labels.tsx';

/** Loads the dialog on demand, because most visits to a member change nothing. */
const dialogs = lazyValue(() => import('./member-dialog.tsx'));

interface Asked {
  member: StaffMember;
  action: MemberAction;
}

interface Opened extends Asked {
  MemberDialog: Awaited<ReturnType<typeof dialogs.get>>['MemberDialog'];
}

interface MemberDialogState {
  open: (asked: Asked) => void;
  /** The action whose dialog was requested, while the code of the dialog loads. */
  opening: MemberAction | null;
  dialog: ReactNode;
}

/** The dialog for an action on a member. The code of the dialog loads when the dialog is first opened. */
export function useMemberDialog(): MemberDialogState {
  const { i18n } = useLingui();
  const { pending: opening, write } = useWrite<MemberAction>();
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = (asked: Asked) =>
    write(
      asked.action,
      async () => {
        const { MemberDialog } = await dialogs.retry();
        setOpened({ ...asked, MemberDialog });
      },
      i18n._('Please check your connection and try again.'),
    );

  return {
    open: (asked) => void open(asked),
    opening,
    dialog:
      opened === null ? null : (
        <opened.MemberDialog action={opened.action} member={opened.member} onClose={() => setOpened(null)} />
      ),
  };
}
