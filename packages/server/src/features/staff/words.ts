import type { ExclusionsTable, Language } from '../../platform/database/tables/people.ts';
import type { Text } from '../../platform/language.ts';

type Restriction = Pick<ExclusionsTable, 'kind' | 'reason' | 'ends_at'>;

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
}

const words = {
  en: {
    suspended: (until: string) => `Your account is suspended until ${until} UTC.`,
    banned: 'Your account is banned.',
    reason: (reason: string) => `Reason: ${reason}`,
    subject: { suspended: 'Your account is suspended', banned: 'Your account is banned' },
    hello: (name: string) => `Hello ${name},`,
    appeal: 'If you think that this is a mistake, write to us: somebody else will look at it.',
    contact: 'Write to us',
  },
  es: {
    suspended: (until: string) => `Tu cuenta está suspendida hasta el ${until} UTC.`,
    banned: 'Tu cuenta está excluida de forma permanente.',
    reason: (reason: string) => `Motivo: ${reason}`,
    subject: { suspended: 'Tu cuenta está suspendida', banned: 'Tu cuenta está excluida' },
    hello: (name: string) => `Hola, ${name}:`,
    appeal: 'Si crees que es un error, escríbenos: otra persona lo revisará.',
    contact: 'Escríbenos',
  },
} as const satisfies Record<Language, object>;

export const wordsOf = (language: Language) => words[language];

function explainIn(language: Language, { kind, reason, ends_at }: Restriction): string {
  const said = words[language];
  const what =
    kind === 'banned' || ends_at === null ? said.banned : said.suspended(moment(ends_at, language));
  return `${what} ${said.reason(reason)}`;
}

/** The reason and the end of a restriction. */
export const explain = (restriction: Restriction): Text => ({
  en: explainIn('en', restriction),
  es: explainIn('es', restriction),
});
