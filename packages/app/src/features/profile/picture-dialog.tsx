import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { PictureDialog as AnyPictureDialog } from '../../forms/picture-dialog.tsx';
import { type PictureKind, type Profile, usePeople } from '../people/index.ts';

type PictureDialogProps = { kind: PictureKind; profile: Profile; onClose: () => void };

/** A dialog to choose and crop the profile or cover picture, or to remove it. */
export function PictureDialog({ kind, profile, onClose }: PictureDialogProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { profiles } = usePeople();
  const failure = i18n._('Error updating user');
  const words =
    kind === 'avatar'
      ? {
          title: i18n._('Your picture'),
          saved: i18n._('Your picture was saved.'),
          removal: i18n._('Remove your picture?'),
          failure,
        }
      : {
          title: i18n._('Your cover'),
          saved: i18n._('Your cover was saved.'),
          removal: i18n._('Remove your cover?'),
          failure,
        };

  const show = ({ avatar }: Profile) => {
    // Reads the account now, because the name can have changed on another page since the dialog was opened.
    const { user } = session.actor.getSnapshot().context;
    if (user !== null) session.changeAccount({ ...user, avatar });
  };

  return (
    <AnyPictureDialog
      hasPicture={profile[kind] !== null}
      onClose={onClose}
      ratio={kind === 'avatar' ? 1 : 3}
      remove={async () => show(await profiles.removePicture(kind))}
      round={kind === 'avatar'}
      send={async (chosen, sending) => show(await profiles.sendPicture(kind, chosen, sending))}
      words={words}
    />
  );
}
