import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Heading,
  IconMessage,
  Link,
  LinkedText,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { chatPath } from '../messages/index.ts';
import { PublicationPicture, ShareButton } from '../publications/index.ts';
import { GroupMenu } from './group-menu.tsx';
import { admissionLabels, kindLabels, linesOf, memberCount, membershipLabels } from './group-labels.ts';
import type { Group } from './groups.ts';
import { useGroupActions } from './use-group-actions.ts';
import { useGroupDialogs } from './use-group-dialog.tsx';

type Actions = ReturnType<typeof useGroupActions>;

/** A button that joins or leaves. It is the same button element in both cases, so that it keeps the focus. */
function MembershipButton({ group, actions }: { group: Group; actions: Actions }) {
  const { i18n } = useLingui();
  const { abilities, admission, membership } = group;
  if (!abilities.join && !abilities.leave) return null;
  const leaving = membership === 'asking' ? i18n._('Cancel my request') : i18n._('Leave');
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

/** Explains to moderators and staff that the group is hidden from everybody else. */
function GroupHiddenNotice({ isOwn }: { isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <Banner title={i18n._('Hidden by our moderators')} tone="warning">
      <Stack align="start" gap={1}>
        <Text>
          {i18n._('Only its moderators and the staff can see this group, and nobody can post in it.')}
          {isOwn ? <> {i18n._('We told the longest-serving moderator why. They can appeal.')}</> : null}
        </Text>
        {isOwn ? (
          <Link href="/reports?list=decisions" standalone>
            {i18n._('Decisions about you')}
          </Link>
        ) : null}
      </Stack>
    </Banner>
  );
}

/** A group's description, the reader's membership, and the actions. */
export function GroupHeader({ group }: { group: Group }) {
  const { i18n } = useLingui();
  const actions = useGroupActions(group);
  const dialogs = useGroupDialogs(group);
  const membership = membershipLabels(i18n, group);

  return (
    <Stack as="header" gap={4}>
      <Link href="/groups" standalone>
        {i18n._('All groups')}
      </Link>
      {group.isHidden === true ? <GroupHiddenNotice isOwn={group.membership === 'moderator'} /> : null}
      {group.image === null ? null : <PublicationPicture image={group.image} lang={undefined} />}
      <Heading level={1}>{group.name}</Heading>
      <Text tone="muted">
        {[kindLabels(i18n, group), memberCount(i18n, group), admissionLabels(i18n)[group.admission]].join(
          ' · ',
        )}
      </Text>
      {membership === null ? null : (
        <Stack direction="row">
          <Badge tone={group.membership === 'asking' ? 'neutral' : 'success'}>{membership}</Badge>
        </Stack>
      )}
      {group.membership === 'removed' ? (
        <Banner>{i18n._('The moderators have removed you from this group.')}</Banner>
      ) : null}
      <Stack align="center" direction="row" gap={3} wrap>
        <MembershipButton actions={actions} group={group} />
        {group.chatId === undefined ? null : (
          <ButtonLink href={chatPath(group.chatId)} leadingIcon={<IconMessage />} variant="secondary">
            {i18n._('Open the chat')}
          </ButtonLink>
        )}
        <ShareButton title={group.name} />
        <GroupMenu
          group={group}
          onDelete={() => void actions.remove()}
          onEndChat={() => void actions.endChat()}
          onOpenChat={() => void actions.openChat()}
          onShow={dialogs.show}
        />
      </Stack>
      <Stack gap={2}>
        {linesOf(group).map(({ key, line }) => (
          <Text dir="auto" key={key} measure>
            <LinkedText>{line}</LinkedText>
          </Text>
        ))}
      </Stack>
      {dialogs.dialog}
    </Stack>
  );
}
