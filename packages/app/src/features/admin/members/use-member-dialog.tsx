import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../app-context.tsx';
import { lazyValue } from '../../../platform/lazy-value.ts';
import { createToasts } from '../../../platform/toasts.ts';
import type { MemberAction } from './member-actions.ts';
import type { StaffMember } from './member-labels.tsx';

/** Loaded on demand: most visits to a member change nothing. */
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
  /** The requested dialog while its code loads. */
  opening: MemberAction | null;
  dialog: ReactNode;
}

/** The dialog for an action on a member; its code loads when it is first opened. */
export function useMemberDialog(): MemberDialogState {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const [opening, setOpening] = useState<MemberAction | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async (asked: Asked) => {
    setOpening(asked.action);
    try {
      const { MemberDialog } = await dialogs.retry();
      setOpened({ ...asked, MemberDialog });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
    setOpening(null);
  };

  return {
    // A second press while the code loads requests the same dialog.
    open: (asked) => {
      if (opening === null) void open(asked);
    },
    opening,
    dialog:
      opened === null ? null : (
        <opened.MemberDialog action={opened.action} member={opened.member} onClose={() => setOpened(null)} />
      ),
  };
}
