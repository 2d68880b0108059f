import { Badge } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type StaffReport = Schemas['StaffReport'];
export type Outcome = Schemas['ReportOutcome'];

export const reportStates = ['open', 'decided'] as const;
export const queues = ['safeguarding', 'general'] as const;

export const stateLabels = (i18n: I18n): Record<StaffReport['state'], string> => ({
  open: i18n._('Open'),
  decided: i18n._('Decided'),
});

export const queueLabels = (i18n: I18n): Record<StaffReport['queue'], string> => ({
  safeguarding: i18n._('Minors and vulnerable adults'),
  general: i18n._('Everything else'),
});

export const subjectLabels = (i18n: I18n): Record<StaffReport['subjectType'], string> => ({
  post: i18n._('Post'),
  comment: i18n._('Comment'),
  member: i18n._('Member'),
  message: i18n._('Message'),
  listing: i18n._('Listing'),
  group: i18n._('Group'),
  group_chat: i18n._('Group chat'),
});

export const outcomeLabels = (i18n: I18n): Record<Outcome, string> => ({
  dismissed: i18n._('Dismissed'),
  removed: i18n._('Removed'),
  warned: i18n._('Warned'),
  suspended: i18n._('Suspended'),
  banned: i18n._('Banned'),
});

export function ReportBadge({ report }: { report: StaffReport }) {
  const { i18n } = useLingui();
  const { outcome, isOverdue, queue } = report;
  if (outcome !== null) return <Badge tone="success">{outcomeLabels(i18n)[outcome]}</Badge>;
  if (isOverdue) return <Badge tone="danger">{i18n._('Overdue')}</Badge>;
  return queue === 'safeguarding' ? (
    <Badge tone="danger">{i18n._('Urgent')}</Badge>
  ) : (
    <Badge tone="warning">{i18n._('Open')}</Badge>
  );
}

/** The names of the decisions, worded as actions. */
export const actionLabels = (i18n: I18n): Record<Outcome, string> => ({
  dismissed: i18n._('Dismiss'),
  removed: i18n._('Remove it'),
  warned: i18n._('Warn'),
  suspended: i18n._('Suspend'),
  banned: i18n._('Ban'),
});
