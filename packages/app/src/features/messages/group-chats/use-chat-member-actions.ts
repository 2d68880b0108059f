import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { createToasts } from '../../../platform/toasts.ts';
import { useRowWrites } from '../../../platform/use-write.ts';
import { fullName } from '../../people/index.ts';
import type { ChatMember } from './group-chats.ts';
import { useGroupChats } from './use-group-chats.ts';

const nameOf = ({ member }: ChatMember) => ({ name: fullName(member) });

/** The owners' actions on members, one at a time for each member. */
export function useChatMemberActions(chatId: string) {
  const { i18n } = useLingui();
  const groupChats = useGroupChats();
  const confirm = useConfirm();
  const { showToast } = createToasts(useApp());
  const { write } = useRowWrites<'member'>();

  const run = (member: ChatMember, work: () => Promise<unknown>, text: string) =>
    write(
      member.member._id,
      'member',
      async () => {
        await work();
        showToast(text);
      },
      i18n._('The member could not be changed'),
    );

  return {
    makeOwner: (member: ChatMember) =>
      run(
        member,
        () => groupChats.setRole(chatId, member.member._id, 'owner'),
        i18n._('{name} is an owner now.', nameOf(member)),
      ),

    makeMember: (member: ChatMember) =>
      run(
        member,
        () => groupChats.setRole(chatId, member.member._id, 'member'),
        i18n._('{name} is no longer an owner.', nameOf(member)),
      ),

    /** The reader stops being an owner. */
    stopOwning: async (member: ChatMember) => {
      const isSure = await confirm({
        title: i18n._('Stop being an owner?'),
        description: i18n._('You stay in the chat. Only another owner can make you an owner again.'),
        confirmLabel: i18n._('Stop being an owner'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(
        member,
        () => groupChats.setRole(chatId, member.member._id, 'member'),
        i18n._('You are no longer an owner.'),
      );
    },

    remove: async (member: ChatMember) => {
      const isSure = await confirm({
        title: i18n._('Remove {name}?', nameOf(member)),
        description: i18n._(
          'They can no longer read the chat, and cannot come back by a link. An owner can add them again.',
        ),
        confirmLabel: i18n._('Remove'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(
        member,
        () => groupChats.removeMember(chatId, member.member._id),
        i18n._('{name} was removed from the chat.', nameOf(member)),
      );
    },
  };
}
