import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type Profile, usePeople } from '../people/index.ts';
import { loadDialogs, type ProfileDialogs } from './load-dialogs.ts';

type Kind = 'details' | 'faith' | 'avatar' | 'cover';

/** The dialogs that edit one's own profile. */
export function useProfileDialog(profile: Profile) {
  const { i18n } = useLingui();
  const { showErrorToast } = usePeople();
  const [opened, setOpened] = useState<{ kind: Kind; dialogs: ProfileDialogs } | null>(null);

  const show = async (kind: Kind) => {
    try {
      setOpened({ kind, dialogs: await loadDialogs() });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  const close = () => setOpened(null);
  const dialogOf = (kind: Kind, { DetailsDialog, FaithDialog, PictureDialog }: ProfileDialogs) => {
    if (kind === 'details') return <DetailsDialog profile={profile} onClose={close} />;
    if (kind === 'faith') return <FaithDialog profile={profile} onClose={close} />;
    return <PictureDialog kind={kind} profile={profile} onClose={close} />;
  };

  return {
    dialog: opened === null ? null : dialogOf(opened.kind, opened.dialogs),
    show: (kind: Kind) => void show(kind),
  };
}
