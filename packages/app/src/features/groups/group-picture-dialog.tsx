import { useLingui } from '@lingui/react';
import { PictureDialog } from '../../forms/picture-dialog.tsx';
import type { Group } from './groups.ts';
import { useGroups } from './use-groups.ts';

/** A dialog to choose and crop the group's picture, or to remove it. */
export function GroupPictureDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { i18n } = useLingui();
  const groups = useGroups();
  return (
    <PictureDialog
      hasPicture={group.image !== null}
      onClose={onClose}
      ratio={3}
      remove={() => groups.removePicture(group._id)}
      send={(chosen, sending) => groups.setPicture(group._id, chosen, sending)}
      words={{
        title: i18n._('Picture of the group'),
        saved: i18n._('The picture was saved.'),
        removal: i18n._('Remove the picture of the group?'),
        failure: i18n._('The picture could not be changed'),
      }}
    />
  );
}
