import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { chatPath } from '../messages/index.ts';
import type { Group } from './groups.ts';
import { useGroups } from './use-groups.ts';
import { useWrite } from '../../platform/use-write.ts';

type GroupAction = 'join' | 'leave' | 'delete' | 'chat';

/** The reader's actions on a group. Only one action runs at a time. */
export function useGroupActions(group: Group) {
  const { i18n } = useLingui();
  const groups = useGroups();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite<GroupAction>();
  const { _id: id, name, admission, membership, chatId } = group;

  const run = (action: GroupAction, failure: string, work: () => Promise<string>) =>
    write(action, async () => showToast(await work()), failure);

  const hasChat = chatId !== undefined;

  const isSureToLeave = () => {
    if (membership === 'asking') return true;
    const consequence =
      admission === 'open'
        ? i18n._('You can join again at any time. Your posts stay.')
        : i18n._('You would have to ask to join again. Your posts stay.');
    const lostChat = i18n._(
      'You also leave the chat of the group, and its messages do not come back when you join again.',
    );
    return confirm({
      title: i18n._('Leave {name}?', { name }),
      description: hasChat ? `${consequence} ${lostChat}` : consequence,
      confirmLabel: i18n._('Leave'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
  };

  return {
    pending,

    join: () =>
      run('join', i18n._('You could not join'), async () => {
        const { membership: reached } = await groups.join(id);
        return reached === 'asking'
          ? i18n._('Your request was sent to the moderators of {name}.', { name })
          : i18n._('You have joined {name}.', { name });
      }),

    leave: async () => {
      if (!(await isSureToLeave())) return;
      await run('leave', i18n._('You could not leave'), async () => {
        await groups.leave(id);
        return membership === 'asking'
          ? i18n._('Your request is canceled.')
          : i18n._('You have left {name}.', { name });
      });
    },

    openChat: () =>
      write(
        'chat',
        async () => {
          await navigate(chatPath(await groups.openChat(id)));
        },
        i18n._('The chat could not be opened'),
      ),

    endChat: async () => {
      const isSure = await confirm({
        title: i18n._('End the chat of {name}?', { name }),
        description: i18n._(
          'The chat stays, but new members of the group no longer come into it, and members who leave the group stay in the chat.',
        ),
        confirmLabel: i18n._('End the chat'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (isSure) await run('chat', i18n._('The chat could not be ended'), () => groups.endChat(id));
    },

    remove: async () => {
      const consequence = i18n._(
        'The group and everything that was posted in it are deleted for everyone, for good.',
      );
      const isSure = await confirm({
        title: i18n._('Delete {name}?', { name }),
        description: hasChat
          ? `${consequence} ${i18n._('The chat of the group stays with its members.')}`
          : consequence,
        confirmLabel: i18n._('Delete group'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run('delete', i18n._('The group could not be deleted'), async () => {
        const message = await groups.remove(id);
        await navigate('/groups');
        groups.forget(id);
        return message;
      });
    },
  };
}
