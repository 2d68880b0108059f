import { Button, DialogContent, DialogFooter, DialogRoot } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { errorText } from '../../../platform/error-text.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import type { Chat } from '../chat-cache.ts';
import { chatMembersQuery } from '../chat-members.ts';
import { MemberPicker } from './member-picker.tsx';
import { mostMembers } from './most-members.ts';
import { useGroupChats } from './use-group-chats.ts';
import { useMemberChoice, type MemberChoice } from './use-member-choice.ts';

interface AddMembersDialogProps {
  chat: Chat;
  onClose: () => void;
}

/** The choice without the members of the chat. Until these are known, nobody can be chosen. */
function useNewMemberChoice(chatId: string): MemberChoice {
  const { i18n } = useLingui();
  const members = useQuery(chatMembersQuery(useApp().api, chatId));
  const choice = useMemberChoice(new Set(members.data?.map(({ member }) => member._id)));
  if (members.data !== undefined) return choice;
  return {
    ...choice,
    people: [],
    candidates: {
      ...choice.candidates,
      loading: members.isFetching,
      error: members.isLoadingError
        ? errorText(i18n, members.error, i18n._('The members could not be loaded'))
        : undefined,
      onRetry: () => void members.refetch(),
      hasMore: false,
    },
  };
}

/** A dialog to choose members who are added to a group chat. */
export function AddMembersDialog({ chat, onClose }: AddMembersDialogProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const groupChats = useGroupChats();
  const choice = useNewMemberChoice(chat.chatId);
  const { pending, write } = useWrite<'add'>();
  const [error, setError] = useState<string>();
  const leave = useDiscardGuard(choice.chosen.length > 0, onClose);
  const count = choice.chosen.length;

  const add = () =>
    write(
      'add',
      async () => {
        setError(undefined);
        await groupChats.addMembers(chat.chatId, choice.payload);
        showToast(
          i18n._(
            '{count, plural, one {The chosen member is in the chat now.} other {The # chosen members are in the chat now.}}',
            { count },
          ),
        );
        onClose();
      },
      (failure) => setError(errorText(i18n, failure, i18n._('The members could not be added'))),
    );

  const toggle = (id: string) => {
    setError(undefined);
    choice.toggle(id);
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && pending === null && leave()}>
      <DialogContent
        description={i18n._('New members see the messages from now on.')}
        size="sm"
        title={i18n._('Add members')}
      >
        <MemberPicker
          choice={{ ...choice, toggle }}
          error={error}
          max={Math.max(0, mostMembers - (chat.group?.members ?? 0))}
        />
        <DialogFooter>
          <Button onClick={leave} variant="secondary">
            {i18n._('Cancel')}
          </Button>
          <Button
            aria-disabled={count === 0}
            loading={pending !== null}
            onClick={() => {
              if (count > 0) void add();
            }}
          >
            {i18n._('Add')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
