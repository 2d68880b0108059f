import {
  Badge,
  Banner,
  Button,
  Heading,
  IconButton,
  IconEdit,
  IconImage,
  IconMore,
  IconTrash,
  Link,
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
  ProgressBar,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, type ChangeEvent } from 'react';
import { acceptedPictures } from '../../platform/picture-rules.ts';
import { PublicationPicture } from '../publications/publication-picture.tsx';
import { ShareButton } from '../publications/share-button.tsx';
import { admissionWords, kindWords, linesOf, memberCount, standingWords } from './group-words.ts';
import type { Group } from './groups.ts';
import { useGroupActions } from './use-group-actions.ts';
import { useGroupDialog } from './use-group-dialog.tsx';

type Actions = ReturnType<typeof useGroupActions>;

function ModeratorMenu({ group, actions, onEdit }: { group: Group; actions: Actions; onEdit: () => void }) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Empty again, so that the same file can be chosen a second time.
    currentTarget.value = '';
    if (file !== undefined) void actions.setPicture(file);
  };

  return (
    <>
      <input
        accept={acceptedPictures.join(',')}
        aria-label={i18n._('Picture of the group')}
        hidden
        onChange={choose}
        ref={picker}
        type="file"
      />
      <MenuRoot>
        <MenuTrigger>
          <IconButton icon={<IconMore />} label={i18n._('Manage {name}', { name: group.name })} />
        </MenuTrigger>
        <MenuContent>
          <MenuItem icon={<IconEdit />} onSelect={onEdit}>
            {i18n._('Edit')}
          </MenuItem>
          <MenuItem icon={<IconImage />} onSelect={() => picker.current?.click()}>
            {group.image === null ? i18n._('Add a picture') : i18n._('Change the picture')}
          </MenuItem>
          {group.image !== null && (
            <MenuItem icon={<IconTrash />} onSelect={() => void actions.removePicture()}>
              {i18n._('Remove the picture')}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<IconTrash />} onSelect={() => void actions.remove()} tone="danger">
            {i18n._('Delete group')}
          </MenuItem>
        </MenuContent>
      </MenuRoot>
    </>
  );
}

/** Joins or leaves: one button takes the place of the other, so that the focus stays. */
function MembershipButton({ group, actions }: { group: Group; actions: Actions }) {
  const { i18n } = useLingui();
  const { abilities, admission, standing } = group;
  if (!abilities.join && !abilities.leave) return null;
  const leaving = standing === 'asking' ? i18n._('Take the request back') : i18n._('Leave');
  const joining = admission === 'open' ? i18n._('Join') : i18n._('Ask to join');
  return (
    <Button
      loading={actions.pending === 'join' || actions.pending === 'leave'}
      onClick={() => void (abilities.join ? actions.join() : actions.leave())}
      variant={abilities.join ? 'primary' : 'secondary'}
    >
      {abilities.join ? joining : leaving}
    </Button>
  );
}

/** What a group says of itself, how one stands to it, and what can be done. */
export function GroupHeader({ group }: { group: Group }) {
  const { i18n } = useLingui();
  const actions = useGroupActions(group);
  const editing = useGroupDialog(group, () => undefined);
  const standing = standingWords(i18n, group);

  return (
    <Stack as="header" gap={4}>
      <Link href="/groups" standalone>
        {i18n._('All groups')}
      </Link>
      {group.image === null ? null : <PublicationPicture image={group.image} lang={undefined} />}
      <Heading level={1}>{group.name}</Heading>
      <Text tone="muted">
        {[kindWords(i18n, group), memberCount(i18n, group), admissionWords(i18n)[group.admission]].join(
          ' · ',
        )}
      </Text>
      {standing === null ? null : (
        <Stack direction="row">
          <Badge tone={group.standing === 'asking' ? 'neutral' : 'success'}>{standing}</Badge>
        </Stack>
      )}
      <Stack gap={2}>
        {linesOf(group).map(({ key, line }) => (
          <Text key={key} measure>
            {line}
          </Text>
        ))}
      </Stack>
      {group.standing === 'removed' ? (
        <Banner>{i18n._('The moderators have removed you from this group.')}</Banner>
      ) : null}
      <Stack align="center" direction="row" gap={3} wrap>
        <MembershipButton actions={actions} group={group} />
        <ShareButton title={group.name} />
        {group.abilities.edit ? (
          <ModeratorMenu actions={actions} group={group} onEdit={editing.show} />
        ) : null}
      </Stack>
      {actions.pending === 'picture' ? (
        <ProgressBar label={i18n._('Sending the picture')} showLabel value={null} />
      ) : null}
      {editing.dialog}
    </Stack>
  );
}
