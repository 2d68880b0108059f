import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import type { MailBlock, MailContent } from '../../platform/mail/mail-content.ts';

const texts = {
  overdue: {
    subject: i18n._('A report is overdue'),
    text: i18n._('A report has waited longer than the 24 hours that we promise.'),
    note: i18n._('It concerns a minor or a vulnerable adult.'),
  },
  safeguarding: {
    subject: i18n._('A report about a minor or a vulnerable adult is waiting'),
    text: i18n._(
      'A report that concerns a minor or a vulnerable adult has come in. Please look at it at once.',
    ),
  },
  open: i18n._('Open the report'),
};

/** The email has no details of the report, because other people can have access to the mailbox. */
function contentOf(
  language: Language,
  reportId: string,
  { subject, text }: { readonly subject: string; readonly text: string },
  ...notes: readonly MailBlock[]
): MailContent {
  return {
    language,
    subject,
    preview: text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text },
      ...notes,
      { kind: 'action', label: texts.open[language], path: `/admin/reports/${reportId}` },
    ],
  };
}

export function overdueContent(language: Language, reportId: string, isSafeguarding: boolean): MailContent {
  const { overdue } = inLanguage(texts, language);
  const notes = isSafeguarding ? [{ kind: 'note', text: overdue.note } as const] : [];
  return contentOf(language, reportId, overdue, ...notes);
}

export const safeguardingContent = (language: Language, reportId: string): MailContent =>
  contentOf(language, reportId, inLanguage(texts.safeguarding, language));
