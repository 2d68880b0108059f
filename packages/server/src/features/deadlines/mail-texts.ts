import type { components } from '@parvis/api-client/contract';
import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language, type Text } from '../../platform/language.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';

type DeadlineName = components['schemas']['DeadlineName'];

const texts = {
  subject: i18n._('A deadline has passed'),
  lead: i18n._('Our terms set a deadline for this, and it has passed:'),
  deadline: i18n._('Deadline'),
  overdue: i18n._('Newly overdue'),
  open: i18n._('Open the administration'),
  kept: {
    reports: i18n._('Every report is reviewed within 24 hours.'),
    'plan-activation': i18n._('A plan is activated within 24 hours after payment confirmation.'),
    'payment-disputes': i18n._('Members who dispute a payment get an answer within 30 days.'),
    'data-reports': i18n._('Members who ask for their data get it within 30 days.'),
    backups: i18n._(
      'Deleted data leaves the backups within 90 days: confirm that no backup is older than 60 days.',
    ),
    'privacy-help': i18n._('Requests about privacy are answered within 48 hours.'),
    'unused-accounts': i18n._(
      'Accounts unused for 12 or more months may be terminated. Please decide about them.',
    ),
  } satisfies Readonly<Record<DeadlineName, Text>>,
};

interface OverdueDeadlines {
  readonly deadline: DeadlineName;
  readonly count: number;
  readonly path: string;
}

/** The deadline in the language of the notified member of the staff. */
export const deadlineText = (language: Language, deadline: DeadlineName): string =>
  texts.kept[deadline][language];

/** The email contains no details of the items, because other people can have access to the mailbox. */
export function overdueContent(language: Language, { deadline, count, path }: OverdueDeadlines): MailContent {
  const localized = inLanguage(texts, language);
  return {
    language,
    subject: localized.subject,
    preview: localized.kept[deadline],
    blocks: [
      { kind: 'heading', text: localized.subject },
      { kind: 'paragraph', text: localized.lead },
      {
        kind: 'facts',
        facts: [
          [localized.deadline, localized.kept[deadline]],
          [localized.overdue, String(count)],
        ],
      },
      { kind: 'action', label: localized.open, path },
    ],
  };
}
