import type { Language } from '../../platform/database/schema.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';

const words = {
  en: {
    subject: 'A report is overdue',
    text: 'A report has waited longer than the 24 hours that we promise.',
    safeguarding: 'It concerns a minor or a vulnerable adult.',
    open: 'Open the report',
  },
  es: {
    subject: 'Una denuncia lleva demasiado tiempo sin revisar',
    text: 'Una denuncia ha esperado más de las 24 horas que prometemos.',
    safeguarding: 'Se refiere a un menor o a un adulto vulnerable.',
    open: 'Abrir la denuncia',
  },
} as const satisfies Record<Language, object>;

/** Nothing of what was reported: a mail is read by more than its receiver. */
export function overdueContent(language: Language, reportId: string, isSafeguarding: boolean): MailContent {
  const said = words[language];
  return {
    language,
    subject: said.subject,
    preview: said.text,
    blocks: [
      { kind: 'heading', text: said.subject },
      { kind: 'paragraph', text: said.text },
      ...(isSafeguarding ? [{ kind: 'note', text: said.safeguarding } as const] : []),
      { kind: 'action', label: said.open, path: `/admin/reports/${reportId}` },
    ],
  };
}
