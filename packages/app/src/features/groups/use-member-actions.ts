import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { fullName } from '../people/index.ts';
import type { Group, GroupMember, GroupRole } from './groups.ts';
import { useGroups } from './use-groups.ts';
import { useRowWrites } from '../../platform/use-write.ts';

const nameOf = ({ user }: GroupMember) => ({ name: fullName(user) });

/** The moderators' actions on members, one at a time for each member. */
export function useMemberActions({ _id: groupId }: Group) {
  const { i18n } = useLingui();
  const groups = useGroups();
  const confirm = useConfirm();
  const { showToast } = createToasts(useApp());
  const { pendingOf, write } = useRowWrites<'membership'>();

  const run = ({ user }: GroupMember, work: () => Promise<unknown>, text: string) =>
    write(
      user._id,
      'membership',
      async () => {
        await work();
        showToast(text);
      },
      i18n._('The membership could not be changed'),
    );

  const setRole = (member: GroupMember, role: GroupRole, text: string) =>
    run(member, () => groups.setRole(groupId, member.user._id, role), text);

  return {
    isPending: ({ user }: GroupMember) => pendingOf(user._id) !== null,

    accept: (member: GroupMember) =>
      setRole(member, 'member', i18n._('{name} is a member now.', nameOf(member))),

    makeModerator: (member: GroupMember) =>
      setRole(member, 'moderator', i18n._('{name} is a moderator now.', nameOf(member))),

    makeMember: (member: GroupMember) =>
      setRole(member, 'member', i18n._('{name} is no longer a moderator.', nameOf(member))),

    decline: (member: GroupMember) =>
      run(
        member,
        () => groups.removeMember(groupId, member.user._id),
        i18n._('The request is declined. We do not notify {name}.', nameOf(member)),
      ),

    remove: async (member: GroupMember) => {
      const isSure = await confirm({
        title: i18n._('Remove {name}?', nameOf(member)),
        description: i18n._('They cannot join again until a moderator restores them.'),
        confirmLabel: i18n._('Remove'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(
        member,
        () => groups.removeMember(groupId, member.user._id),
        i18n._('{name} was removed from the group.', nameOf(member)),
      );
    },
  };
}
