import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { RemindMinutes, SharedPrayer } from './shared-prayers.ts';
import { useSharedPrayers } from './use-shared-prayers.ts';

/** The reader's actions on a shared prayer. Only one runs at a time. */
export function useSlotActions({ _id: id, title }: SharedPrayer) {
  const { i18n } = useLingui();
  const prayers = useSharedPrayers();
  const confirm = useConfirm();
  const { showToast, showErrorToast } = createToasts(useApp());
  const { pending, write } = useWrite<string>();

  const run = (key: string, work: () => Promise<unknown>, done: string, failed: string) =>
    write(
      key,
      async () => {
        await work();
        showToast(done);
      },
      async (error) => {
        showErrorToast(error, failed);
        // Somebody else may have been faster.
        await prayers.refresh(id);
      },
    );

  const close = async (
    state: 'ended' | 'cancelled',
    sure: { title: string; description: string; label: string },
  ) => {
    const isSure = await confirm({
      title: sure.title,
      description: sure.description,
      confirmLabel: sure.label,
      cancelLabel: i18n._('Go back'),
      tone: 'danger',
    });
    if (!isSure) return;
    const done = state === 'ended' ? i18n._('The prayer has ended.') : i18n._('The prayer is canceled.');
    await run(state, () => prayers.close(id, state), done, i18n._('The prayer could not be changed'));
  };

  return {
    pending,

    take: (slot: number, remindMinutes: RemindMinutes) =>
      run(
        `slot ${slot}`,
        () => prayers.take(id, slot, remindMinutes),
        i18n._('You are signed up. We will remind you.'),
        i18n._('You could not sign up'),
      ),

    giveBack: (slot: number) =>
      run(
        `slot ${slot}`,
        () => prayers.giveBack(id, slot),
        i18n._('Your slot is free again.'),
        i18n._('Your slot could not be given back'),
      ),

    remove: async (slot: number, memberId: string, name: string) => {
      const isSure = await confirm({
        title: i18n._('Remove {name} from this slot?', { name }),
        description: i18n._('We notify them, and somebody else can take the slot.'),
        confirmLabel: i18n._('Remove'),
        cancelLabel: i18n._('Go back'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(
        `slot ${slot}`,
        () => prayers.removeFrom(id, slot, memberId),
        i18n._('{name} is no longer in this slot.', { name }),
        i18n._('{name} could not be removed', { name }),
      );
    },

    end: () =>
      close('ended', {
        title: i18n._('End {title}?', { title }),
        description: i18n._('Nobody can sign up anymore, and we send no more reminders.'),
        label: i18n._('End the prayer'),
      }),

    cancel: () =>
      close('cancelled', {
        title: i18n._('Cancel {title}?', { title }),
        description: i18n._('We notify everyone who signed up. This cannot be undone.'),
        label: i18n._('Cancel the prayer'),
      }),
  };
}
