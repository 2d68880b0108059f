import type { I18n } from '@lingui/core';
import type { StaffMember } from './member-labels.tsx';

const order = ['assign', 'suspend', 'ban', 'restore'] as const;

export type MemberAction = (typeof order)[number];

/** The actions on a member that the server allows. The app hides all other actions. */
export const actionsFor = (
  i18n: I18n,
  { abilities }: StaffMember,
): { action: MemberAction; label: string; tone: 'default' | 'danger' }[] => {
  const labels = {
    assign: i18n._('Change role'),
    suspend: i18n._('Suspend'),
    ban: i18n._('Ban'),
    restore: i18n._('Restore'),
  };
  return order
    .filter((action) => abilities[action])
    .map((action) => ({
      action,
      label: labels[action],
      tone: action === 'suspend' || action === 'ban' ? 'danger' : 'default',
    }));
};
