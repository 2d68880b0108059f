import { Badge } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type StaffMember = Schemas['StaffMember'];

export const memberStates = ['active', 'suspended', 'banned'] as const;

export const roleLabels = (i18n: I18n): Record<StaffMember['role'], string> => ({
  member: i18n._('Member'),
  editor: i18n._('Editor'),
  moderator: i18n._('Moderator'),
  administrator: i18n._('Administrator'),
});

export const memberStateLabels = (i18n: I18n): Record<StaffMember['state'], string> => ({
  active: i18n._('Active'),
  suspended: i18n._('Suspended'),
  banned: i18n._('Banned'),
});

export const emailStateLabels = (i18n: I18n): Record<NonNullable<StaffMember['emailState']>, string> => ({
  confirmed: i18n._('Yes'),
  unconfirmed: i18n._('No: we only send the confirmation link there'),
  trusted: i18n._('Never asked to confirm: we send emails there'),
});

/** The account is scheduled for deletion and can still be restored. */
export function PendingDeletionBadge() {
  const { i18n } = useLingui();
  return <Badge tone="warning">{i18n._('Deletion pending')}</Badge>;
}

const tones = { active: 'success', suspended: 'warning', banned: 'danger' } as const;

/** The member's state: active, suspended or banned. */
export function MemberStateBadge({ state }: { state: StaffMember['state'] }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[state]}>{memberStateLabels(i18n)[state]}</Badge>;
}
