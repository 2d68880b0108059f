import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createTell } from '../../platform/tell.ts';
import type { Group } from './groups.ts';

type Dialogs = typeof import('./group-dialog.tsx');

// Its form is code that nobody needs to look through groups, or to read one.
const dialogs = lazyValue(() => import('./group-dialog.tsx'));

/** The dialog in which a group is founded, or changed. */
export function useGroupDialog(group: Group | null, onSaved: (group: Group) => void) {
  const { i18n } = useLingui();
  const { tellFailure } = createTell(useApp());
  const [opened, setOpened] = useState<Dialogs | null>(null);

  const show = async () => {
    try {
      setOpened(await dialogs.retry());
    } catch (error) {
      tellFailure(error, i18n._('Please check your connection and try again.'));
    }
  };

  const close = () => setOpened(null);
  const save = (saved: Group) => {
    close();
    onSaved(saved);
  };

  return {
    dialog: opened === null ? null : <opened.GroupDialog group={group} onClose={close} onSaved={save} />,
    show: () => void show(),
  };
}
