import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { PictureDialog } from '../../forms/picture-dialog.tsx';
import { type Profile, usePeople } from '../people/index.ts';

/** A dialog to choose and crop the member's photo. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const member = useSignedInMember();
  const { profiles } = usePeople();
  const show = ({ avatar }: Profile) => {
    // Reads the account now, because it can have changed on another page since the dialog was opened.
    const { user } = session.actor.getSnapshot().context;
    if (user !== null) session.changeAccount({ ...user, avatar });
  };
  return (
    <PictureDialog
      hasPicture={member.avatar !== null}
      onClose={onClose}
      ratio={1}
      remove={async () => show(await profiles.removePicture('avatar'))}
      round
      send={async (chosen, sending) => show(await profiles.sendPicture('avatar', chosen, sending))}
      words={{
        title: i18n._('Your picture'),
        saved: i18n._('Your picture was saved.'),
        removal: i18n._('Remove your picture?'),
        failure: i18n._('Error updating user'),
      }}
    />
  );
}
