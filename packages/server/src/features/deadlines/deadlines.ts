import type { components } from '@parvis/api-client/contract';
import type { DueRows } from '../../platform/database/due-rows.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';
import type { Permission } from '../../platform/permissions.ts';
import { openPrivacyRequests } from '../contact/index.ts';
import { unmadeExports } from '../data-exports/index.ts';
import { openDisputes, unactivatedPayments } from '../payments/index.ts';
import { openReports } from '../reports/index.ts';
import { unusedAccounts } from '../users/index.ts';
import { oldBackups } from './due-rows.ts';

type Schemas = components['schemas'];

export interface KnownDeadline {
  readonly id: Schemas['DeadlineName'];
  /** The promise as the terms or the privacy policy word it. */
  readonly statement: Text;
  readonly sources: readonly Schemas['DeadlineSource'][];
  /** The time limit as an ISO 8601 duration. */
  readonly span: string;
  readonly owner: {
    readonly kind: Schemas['DeadlineOwner']['kind'];
    /** When an item is overdue, the members of the staff with this permission are notified. */
    readonly permission: Permission;
  };
  readonly rows: DueRows;
  readonly subject: Schemas['DeadlineItem']['subject']['type'];
  /** The staff page that lists such items. */
  readonly path: string;
  /** Whether staff must confirm that the deadline is met, because the server cannot check it. */
  readonly confirmedByHand: boolean;
  /** Whether the feature that the items belong to already notifies the staff. */
  readonly notifiesItself: boolean;
}

const usual = { confirmedByHand: false, notifiesItself: false } as const;

/** Everything that the terms and the privacy policy promise to do within a certain time. */
export const deadlines: readonly KnownDeadline[] = [
  {
    ...usual,
    id: 'reports',
    statement: i18n._('Every report is reviewed within 24 hours.'),
    sources: [{ document: 'terms', section: 'reports' }],
    span: 'PT24H',
    owner: { kind: 'staff', permission: 'deadline.review' },
    rows: openReports,
    subject: 'report',
    path: '/admin/reports',
    notifiesItself: true,
  },
  {
    ...usual,
    id: 'plan-activation',
    statement: i18n._('Your plan is activated within 24 hours after payment confirmation.'),
    sources: [{ document: 'terms', section: 'plans' }],
    span: 'PT24H',
    owner: { kind: 'job', permission: 'deadline.confirm' },
    rows: unactivatedPayments,
    subject: 'payment',
    path: '/admin/payments',
  },
  {
    ...usual,
    id: 'payment-disputes',
    statement: i18n._(
      'If you disagree with a decision of ours or with a payment, write to us within 30 days of the day on which you learned of it.',
    ),
    sources: [{ document: 'terms', section: 'disputes' }],
    span: 'P30D',
    owner: { kind: 'staff', permission: 'deadline.confirm' },
    rows: openDisputes,
    subject: 'payment',
    path: '/admin/payments',
  },
  {
    ...usual,
    id: 'data-reports',
    statement: i18n._('You get this data report within 30 days.'),
    sources: [{ document: 'privacy', section: 'your-rights' }],
    span: 'P30D',
    owner: { kind: 'job', permission: 'deadline.confirm' },
    rows: unmadeExports,
    subject: 'export',
    path: '/admin/jobs',
  },
  {
    ...usual,
    id: 'backups',
    statement: i18n._('Deleted content also disappears from our backups within 90 days.'),
    sources: [
      { document: 'privacy', section: 'how-long' },
      { document: 'terms', section: 'leaving' },
    ],
    span: 'P90D',
    owner: { kind: 'staff', permission: 'deadline.confirm' },
    rows: oldBackups,
    subject: 'backup',
    path: '/admin/deadlines',
    confirmedByHand: true,
  },
  {
    ...usual,
    id: 'privacy-help',
    statement: i18n._(
      'We check that the request comes from you, and respond to requests for help within 48 hours.',
    ),
    sources: [
      { document: 'privacy', section: 'help' },
      { document: 'privacy', section: 'who-we-are' },
    ],
    span: 'PT48H',
    owner: { kind: 'staff', permission: 'deadline.review' },
    rows: openPrivacyRequests,
    subject: 'contact',
    path: '/admin/contact',
  },
  {
    ...usual,
    id: 'unused-accounts',
    statement: i18n._(
      'Accounts unused for 12 or more months may be terminated. We write to your email address beforehand.',
    ),
    sources: [{ document: 'terms', section: 'unused-accounts' }],
    span: 'P12M',
    owner: { kind: 'job', permission: 'deadline.confirm' },
    rows: unusedAccounts,
    subject: 'member',
    path: '/admin/members',
    confirmedByHand: true,
  },
];

const pages: ReadonlySet<KnownDeadline['subject']> = new Set(['report', 'payment', 'member']);

/** The page on which staff can act: the page of the item if there is one item, else the page of the area. */
export const pathOf = ({ path, subject }: KnownDeadline, subjectId: string | undefined): string =>
  subjectId !== undefined && pages.has(subject) ? `${path}/${subjectId}` : path;
