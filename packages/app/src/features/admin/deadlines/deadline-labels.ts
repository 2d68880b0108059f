import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { knownEntry } from '../../../platform/known-entry.ts';
import type { Permission } from '../../../session/permissions.ts';

export type StaffDeadline = Schemas['StaffDeadline'];
export type DeadlineName = Schemas['DeadlineName'];
export type DeadlineItem = Schemas['DeadlineItem'];

interface DeadlineLabels {
  title: string;
  /** The wording in the terms or the privacy policy. */
  statement: string;
}

export const deadlineLabels = (i18n: I18n): Record<DeadlineName, DeadlineLabels> => ({
  reports: {
    title: i18n._('Review of reports'),
    statement: i18n._('Every report is reviewed within 24 hours.'),
  },
  'plan-activation': {
    title: i18n._('Plan activation'),
    statement: i18n._('Your plan is activated within 24 hours after payment confirmation.'),
  },
  'payment-disputes': {
    title: i18n._('Disputed payments'),
    statement: i18n._(
      'If you disagree with a decision of ours or with a payment, write to us within 30 days of the day on which you learned of it.',
    ),
  },
  'data-reports': {
    title: i18n._('Copies of personal data'),
    statement: i18n._('You get this data report within 30 days.'),
  },
  backups: {
    title: i18n._('Deletion from backups'),
    statement: i18n._('Deleted content also disappears from our backups within 90 days.'),
  },
  'privacy-help': {
    title: i18n._('Privacy requests'),
    statement: i18n._(
      'We check that the request comes from you, and respond to requests for help within 48 hours.',
    ),
  },
  'unused-accounts': {
    title: i18n._('Unused accounts'),
    statement: i18n._(
      'Accounts unused for 12 or more months may be terminated. We write to your email address beforehand.',
    ),
  },
});

/** The title of a deadline. If a later release has added the deadline, its name. */
export const deadlineTitle = (i18n: I18n, name: string): string =>
  knownEntry(deadlineLabels(i18n), name)?.title ?? name;

export const isDeadlineName = (i18n: I18n, name: string): name is DeadlineName =>
  Object.hasOwn(deadlineLabels(i18n), name);

const roleNames = (i18n: I18n): Record<Schemas['Role'], string> => ({
  member: i18n._('Members'),
  editor: i18n._('Editors'),
  moderator: i18n._('Moderators'),
  administrator: i18n._('Administrators'),
});

/** The job that meets the deadline, and the roles that are responsible. */
export function ownerText(i18n: I18n, { owner: { kind, roles } }: StaffDeadline): string {
  const names = roles.map((role) => knownEntry(roleNames(i18n), role) ?? role);
  const responsible = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return kind === 'job' ? i18n._('The server, supervised by: {responsible}', { responsible }) : responsible;
}

export const sourceLabels = (i18n: I18n): Record<Schemas['DeadlineSource']['document'], string> => ({
  terms: i18n._('Terms of Service'),
  privacy: i18n._('Privacy Policy'),
});

export const sourcePath = ({ document, section }: Schemas['DeadlineSource']): string =>
  `${document === 'terms' ? '/terms-of-service' : '/privacy-policy'}#${section}`;

export const subjectLabels = (i18n: I18n): Record<DeadlineItem['subject']['type'], string> => ({
  report: i18n._('Report from a member'),
  payment: i18n._('Payment'),
  export: i18n._('Copy of the data'),
  backup: i18n._('Backups'),
  contact: i18n._('Request'),
  member: i18n._('Member'),
});

/** The page on which to act on an item. Null if the reader is not allowed to open that page. */
export function subjectPath(
  { type, _id: id }: DeadlineItem['subject'],
  may: (permission: Permission) => boolean,
): string | null {
  const pages: Partial<Record<typeof type, readonly [Permission, string]>> = {
    report: ['report.review', `/admin/reports/${id}`],
    member: ['member.review', `/admin/members/${id}`],
    contact: ['contact.manage', '/admin/contact'],
    payment: ['payment.review', `/admin/payments/${id}`],
    export: ['job.manage', '/admin/jobs'],
  };
  const [permission, path] = pages[type] ?? [];
  return permission !== undefined && path !== undefined && may(permission) ? path : null;
}
