import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/database/tables/people.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';

const words: Readonly<
  Record<
    Language,
    {
      readonly subject: string;
      readonly lead: string;
      readonly promise: string;
      readonly overdue: string;
      readonly open: string;
      readonly kept: Readonly<Record<components['schemas']['PromiseName'], string>>;
    }
  >
> = {
  en: {
    subject: 'Something that we promise is overdue',
    lead: 'Our terms promise this within a time that is over:',
    promise: 'Promise',
    overdue: 'Newly overdue',
    open: 'Open the administration',
    kept: {
      reports: 'Every report is reviewed within 24 hours.',
      'plan-activation': 'A plan is activated within 24 hours after payment confirmation.',
      'payment-disputes': 'Whoever disputes a payment is answered within 30 days.',
      'data-reports': 'Whoever asks for their data gets it within 30 days.',
      backups:
        'What was deleted is deleted from the backups within 90 days: confirm that none is older than 60.',
      'privacy-help': 'Requests about privacy are answered within 48 hours.',
      'unused-accounts':
        'Accounts unused for 12 or more months may be terminated: decide what becomes of them.',
    },
  },
  es: {
    subject: 'Algo que prometemos lleva retraso',
    lead: 'Nuestras condiciones prometen esto en un plazo que ya ha pasado:',
    promise: 'Promesa',
    overdue: 'Con retraso nuevo',
    open: 'Abrir la administración',
    kept: {
      reports: 'Cada denuncia se revisa en un plazo de 24 horas.',
      'plan-activation': 'Un plan se activa en un plazo de 24 horas tras la confirmación del pago.',
      'payment-disputes': 'Quien no está de acuerdo con un pago recibe respuesta en un plazo de 30 días.',
      'data-reports': 'Quien pide sus datos los recibe en un plazo de 30 días.',
      backups:
        'Lo borrado se borra de las copias de seguridad en 90 días: confirma que ninguna tiene más de 60.',
      'privacy-help': 'Las peticiones sobre privacidad se responden en un plazo de 48 horas.',
      'unused-accounts':
        'Las cuentas sin uso durante 12 meses o más pueden cerrarse: decide qué se hace con ellas.',
    },
  },
};

interface OverduePromises {
  readonly promise: components['schemas']['PromiseName'];
  readonly count: number;
  readonly path: string;
}

/** The commitment in the language of the notified member of the staff. */
export const promiseWords = (language: Language, promise: components['schemas']['PromiseName']): string =>
  words[language].kept[promise];

/** Without details of the items: others may read the mailbox. */
export function overdueContent(language: Language, { promise, count, path }: OverduePromises): MailContent {
  const said = words[language];
  return {
    language,
    subject: said.subject,
    preview: said.kept[promise],
    blocks: [
      { kind: 'heading', text: said.subject },
      { kind: 'paragraph', text: said.lead },
      {
        kind: 'facts',
        facts: [
          [said.promise, said.kept[promise]],
          [said.overdue, String(count)],
        ],
      },
      { kind: 'action', label: said.open, path },
    ],
  };
}
