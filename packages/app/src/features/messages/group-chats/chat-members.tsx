import {
  Button,
  Heading,
  IconButton,
  IconLink,
  IconMessage,
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
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { fullName } from '../../people/index.ts';
import { chatMembersQuery } from '../chat-members.ts';
import { chatWithPath } from '../chat-path.ts';
import { folded } from '../folded.ts';
import { personSummary } from '../person-summary.ts';
import type { ChatMember, GroupChat } from './group-chats.ts';
import { useChatMemberActions } from './use-chat-member-actions.ts';
import type { GroupChatDialog } from './use-group-chat-dialogs.tsx';

/** The number of members that are shown at first. */
const shownAtFirst = 20;

const detailOf = (i18n: I18n, { member, role, blocked }: ChatMember, ownId: string): string | undefined => {
  const parts = [
    member._id === ownId ? i18n._('You') : '',
    role === 'owner' ? i18n._('Owner') : '',
    blocked ? i18n._('You block this member') : '',
  ].filter((words) => words !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
};

/** The actions of the reader on a member. */
interface MemberActions {
  write: boolean;
  promote: boolean;
  demote: boolean;
  remove: boolean;
}

interface Reader {
  ownId: string;
  /** Whether the reader may manage the members of the chat. */
  manages: boolean;
  /** The number of owners. The last one stays an owner. */
  owners: number;
}

/** The actions of the reader on a member. Null if there are none. */
function actionsFor(
  { member, role, friends }: ChatMember,
  { ownId, manages, owners }: Reader,
): MemberActions | null {
  const isOther = member._id !== ownId;
  const possible = {
    write: isOther && friends,
    promote: manages && isOther && role === 'member',
    demote: manages && role === 'owner' && owners > 1,
    remove: manages && isOther,
  };
  return Object.values(possible).includes(true) ? possible : null;
}

interface MemberMenuProps {
  member: ChatMember;
  possible: MemberActions;
  actions: ReturnType<typeof useChatMemberActions>;
}

function MemberMenu({ member, possible, actions }: MemberMenuProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const name = fullName(member.member);
  const { write, promote, demote, remove } = possible;
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label={i18n._('More about {name}', { name })} />
      </MenuTrigger>
      <MenuContent>
        {write ? (
          <MenuItem icon={<IconMessage />} onSelect={() => void navigate(chatWithPath(member.member._id))}>
            {i18n._('Message')}
          </MenuItem>
        ) : null}
        {promote ? (
          <MenuItem icon={<IconUserPlus />} onSelect={() => void actions.makeOwner(member)}>
            {i18n._('Make an owner')}
          </MenuItem>
        ) : null}
        {demote ? (
          <MenuItem
            icon={<IconUser />}
            onSelect={() => void (remove ? actions.makeMember(member) : actions.stopOwning(member))}
          >
            {remove ? i18n._('Remove as owner') : i18n._('Stop being an owner')}
          </MenuItem>
        ) : null}
        {remove ? (
          <MenuItem icon={<IconTrash />} onSelect={() => void actions.remove(member)} tone="danger">
            {i18n._('Remove from the chat')}
          </MenuItem>
        ) : null}
      </MenuContent>
    </MenuRoot>
  );
}

interface MemberRowsProps {
  chatId: string;
  /** Whether the reader may manage the members of the chat. */
  manages: boolean;
  label: string;
}

/** The members. If they are many, the first ones, a search, and a button that shows all. */
function MemberRows({ chatId, manages, label }: MemberRowsProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  // Not every change of presence is announced, so each opening loads the list again.
  const query = useQuery({ ...chatMembersQuery(useApp().api, chatId), refetchOnMount: 'always' });
  const actions = useChatMemberActions(chatId);
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const members = query.data ?? [];
  const reader = { ownId, manages, owners: members.filter(({ role }) => role === 'owner').length };
  const isLong = members.length > shownAtFirst;
  const hasMore = isLong && !isWhole && wanted === '';
  const found = members.filter(({ member }) => folded(fullName(member)).includes(folded(wanted)));

  // The pressed button disappears, so the focus moves to the first row that was hidden.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('li')[shownAtFirst]?.querySelector('a')?.focus();
  }, [isWhole]);

  return (
    <>
      {isLong ? (
        <SearchField
          aria-label={i18n._('Search members')}
          autoComplete="off"
          delay={250}
          maxLength={100}
          onSearch={(text) => setWanted(text.trim())}
          placeholder={i18n._('Search members')}
        />
      ) : null}
      <PeopleList
        emptyText={wanted === '' ? i18n._('No members here yet.') : i18n._('Nobody by that name')}
        error={
          query.isLoadingError
            ? errorText(i18n, query.error, i18n._('The members could not be loaded'))
            : undefined
        }
        footer={
          hasMore ? (
            <Button fullWidth onClick={() => setWhole(true)} variant="ghost">
              {i18n._('Show all {count} members', { count: members.length })}
            </Button>
          ) : undefined
        }
        label={label}
        loading={query.isFetching && query.data === undefined}
        onRetry={() => void query.refetch()}
        people={(hasMore ? found.slice(0, shownAtFirst) : found).map((member) => {
          const possible = actionsFor(member, reader);
          return {
            ...personSummary(member.member),
            detail: detailOf(i18n, member, ownId),
            online: member.presence?.online === true,
            action:
              possible === null ? undefined : (
                <MemberMenu actions={actions} member={member} possible={possible} />
              ),
          };
        })}
        ref={list}
        shortActions
      />
    </>
  );
}

// The details render again with every message and every key that a member presses.
const MemoizedRows = memo(MemberRows);

interface ChatMembersProps {
  chatId: string;
  group: GroupChat;
  /** Opens a dialog. */
  onShow: (dialog: GroupChatDialog) => void;
}

/** The members of a group chat. Owners add, promote and remove members here, and invite by a link. */
export function ChatMembers({ chatId, group, onShow }: ChatMembersProps) {
  const { i18n } = useLingui();
  const manages = group.abilities.manageMembers;
  const label = i18n._('Members');
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="sm">
        {label}
      </Heading>
      {manages ? (
        <Stack gap={2}>
          <Button fullWidth leadingIcon={<IconUserPlus />} onClick={() => onShow('add')} variant="secondary">
            {i18n._('Add members')}
          </Button>
          <Button fullWidth leadingIcon={<IconLink />} onClick={() => onShow('invite')} variant="secondary">
            {i18n._('Invite by link')}
          </Button>
        </Stack>
      ) : null}
      <MemoizedRows chatId={chatId} label={label} manages={manages} />
    </Stack>
  );
}
