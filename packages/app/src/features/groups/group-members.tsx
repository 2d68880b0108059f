import {
  Button,
  Collapsible,
  Heading,
  IconButton,
  IconMore,
  IconTrash,
  IconUser,
  IconUserPlus,
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuTrigger,
  PeopleList,
  SearchField,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import type { MemberList } from '../group-queries/index.ts';
import type { Group, GroupMember } from './groups.ts';
import { useGroups } from './use-groups.ts';
import { useMemberActions } from './use-member-actions.ts';

type Actions = ReturnType<typeof useMemberActions>;
type ActionProps = { member: GroupMember; actions: Actions };

/** The size of one page. */
const MANY = 20;

interface MemberRowsProps {
  group: Group;
  list: MemberList;
  label: string;
  emptyText: string;
  actions: Actions;
  /** Part of a name. An empty text matches everybody. */
  search?: string;
  /** The actions on each member of the list. */
  Action: ComponentType<ActionProps> | undefined;
}

function MemberRows({ group, list, label, emptyText, search, actions, Action }: MemberRowsProps) {
  const { i18n } = useLingui();
  const page = useGroups().membersQuery(group._id, list, search);
  const query = useInfiniteQuery({ ...page, placeholderData: keepWhileSearching(page.queryKey) });
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <PeopleList
      aria-busy={query.isPlaceholderData}
      emptyText={emptyText}
      error={
        query.isError ? errorText(i18n, query.error, i18n._('The members could not be loaded')) : undefined
      }
      footer={
        query.hasNextPage && !query.isPlaceholderData ? (
          <Stack direction="row" justify="center">
            <Button
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              variant="secondary"
            >
              {i18n._('Show more')}
            </Button>
          </Stack>
        ) : undefined
      }
      label={label}
      loading={
        query.isFetching &&
        (query.isPending || query.isError || (query.isPlaceholderData && members.length === 0))
      }
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      people={members.map((member) => ({
        id: member.user._id,
        name: fullName(member.user),
        person: nameParts(member.user),
        picture: member.user.avatar,
        href: profilePath(member.user._id),
        detail: member.role === 'moderator' ? i18n._('Moderator') : undefined,
        action: Action === undefined ? undefined : <Action actions={actions} member={member} />,
      }))}
    />
  );
}

function RequestButtons({ member, actions }: ActionProps) {
  const { i18n } = useLingui();
  const isBusy = actions.isPending(member);
  const name = fullName(member.user);
  return (
    <Stack direction="row" gap={2} wrap>
      <Button
        aria-label={i18n._('Accept {name}', { name })}
        loading={isBusy}
        onClick={() => void actions.accept(member)}
        size="sm"
      >
        {i18n._('Accept')}
      </Button>
      <Button
        aria-label={i18n._('Decline the request of {name}', { name })}
        disabled={isBusy}
        onClick={() => void actions.decline(member)}
        size="sm"
        variant="secondary"
      >
        {i18n._('Decline')}
      </Button>
    </Stack>
  );
}

function MemberMenu({ member, actions }: ActionProps) {
  const { i18n } = useLingui();
  const name = fullName(member.user);
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label={i18n._('Manage {name}', { name })} />
      </MenuTrigger>
      <MenuContent>
        {member.role === 'member' ? (
          <MenuItem icon={<IconUserPlus />} onSelect={() => void actions.makeModerator(member)}>
            {i18n._('Make a moderator')}
          </MenuItem>
        ) : (
          <MenuItem icon={<IconUser />} onSelect={() => void actions.makeMember(member)}>
            {i18n._('Remove as moderator')}
          </MenuItem>
        )}
        <MenuItem icon={<IconTrash />} onSelect={() => void actions.remove(member)} tone="danger">
          {i18n._('Remove from the group')}
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

function RestoreMemberButton({ member, actions }: ActionProps) {
  const { i18n } = useLingui();
  return (
    <Button
      aria-label={i18n._('Restore {name}', { name: fullName(member.user) })}
      loading={actions.isPending(member)}
      onClick={() => void actions.accept(member)}
      size="sm"
      variant="secondary"
    >
      {i18n._('Restore')}
    </Button>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="sm">
        {label}
      </Heading>
      {children}
    </Stack>
  );
}

/** The members, with a search field if they do not fit on one page. */
function Members({ group, actions }: { group: Group; actions: Actions }) {
  const { i18n } = useLingui();
  const [search, setSearch] = useState('');
  const label = i18n._('Members');
  return (
    <Part label={label}>
      {group.members > MANY || search !== '' ? (
        <SearchField
          aria-label={i18n._('Search members')}
          autoComplete="off"
          delay={250}
          maxLength={100}
          onSearch={(wanted) => setSearch(wanted.trim())}
          placeholder={i18n._('Search members')}
        />
      ) : null}
      <MemberRows
        Action={group.abilities.moderate ? MemberMenu : undefined}
        actions={actions}
        emptyText={search === '' ? i18n._('No members here yet.') : i18n._('Nobody by that name')}
        group={group}
        label={label}
        list="members"
        search={search}
      />
    </Part>
  );
}

/** The group's members. Moderators also see requests and removed members. */
export function GroupMembers({ group }: { group: Group }) {
  const { i18n } = useLingui();
  const actions = useMemberActions(group);
  const [areRemovedShown, showRemoved] = useState(false);
  const { moderate } = group.abilities;
  const requests = i18n._('Requests to join');
  const removed = i18n._('Removed from the group');

  return (
    <Stack gap={6}>
      {moderate && group.admission === 'request' ? (
        <Part label={requests}>
          <MemberRows
            Action={RequestButtons}
            actions={actions}
            emptyText={i18n._('Nobody is waiting to join.')}
            group={group}
            label={requests}
            list="requests"
          />
        </Part>
      ) : null}
      <Members actions={actions} group={group} />
      {moderate ? (
        <Collapsible onOpenChange={showRemoved} open={areRemovedShown} summary={removed}>
          {areRemovedShown ? (
            <MemberRows
              Action={RestoreMemberButton}
              actions={actions}
              emptyText={i18n._('Nobody has been removed.')}
              group={group}
              label={removed}
              list="removed"
            />
          ) : null}
        </Collapsible>
      ) : null}
    </Stack>
  );
}
