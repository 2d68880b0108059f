import type { Language } from '../../platform/database/tables/people.ts';
import type { MailBlock, MailContent } from '../../platform/mail/mail-content.ts';

const words = {
  en: {
    overdue: {
      subject: 'A report is overdue',
      text: 'A report has waited longer than the 24 hours that we promise.',
      note: 'It concerns a minor or a vulnerable adult.',
    },
    safeguarding: {
      subject: 'A report about a minor or a vulnerable adult is waiting',
      text: 'A report that concerns a minor or a vulnerable adult has come in. Please look at it at once.',
    },
    open: 'Open the report',
  },
  es: {
    overdue: {
      subject: 'Una denuncia lleva demasiado tiempo sin revisar',
      text: 'Una denuncia ha esperado más de las 24 horas que prometemos.',
      note: 'Se refiere a un menor o a un adulto vulnerable.',
    },
    safeguarding: {
      subject: 'Hay una denuncia sobre un menor o un adulto vulnerable',
      text: 'Ha llegado una denuncia que se refiere a un menor o a un adulto vulnerable. Revísala cuanto antes, por favor.',
    },
    open: 'Abrir la denuncia',
  },
} as const satisfies Record<Language, object>;

/** Without details of the report: others may read the mailbox. */
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
      { kind: 'action', label: words[language].open, path: `/admin/reports/${reportId}` },
    ],
  };
}

export function overdueContent(language: Language, reportId: string, isSafeguarding: boolean): MailContent {
  const { overdue } = words[language];
  const notes = isSafeguarding ? [{ kind: 'note', text: overdue.note } as const] : [];
  return contentOf(language, reportId, overdue, ...notes);
}

export const safeguardingContent = (language: Language, reportId: string): MailContent =>
  contentOf(language, reportId, words[language].safeguarding);
