import { languages } from '@parvis/api-client/languages';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import type { LegalText } from './legal-text.ts';

const texts = import.meta.glob<LegalText>(
  ['./terms-of-service.*.ts', './privacy-policy.*.ts', './cookies.*.ts'],
  { import: 'text', eager: true },
);

const names = ['terms-of-service', 'privacy-policy', 'cookies'] as const;

function textOf(name: (typeof names)[number], language: Language): LegalText {
  const text = texts[`./${name}.${language}.ts`];
  if (text === undefined) throw new Error(`${name} has no text in ${language}.`);
  return text;
}

const structureOf = ({ updated, introduction, sections }: LegalText) => ({
  updated,
  introduction: introduction.length,
  sections: sections.map(({ id, paragraphs, list = [] }) => ({
    id,
    paragraphs: paragraphs.length,
    list: list.length,
  })),
});

const stringsOf = ({ title, introduction, sections }: LegalText): readonly string[] => [
  title,
  ...introduction,
  ...sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]),
];

const sectionOf = (text: LegalText, id: string): string => {
  const section = text.sections.find((candidate) => candidate.id === id);
  return [...(section?.paragraphs ?? []), ...(section?.list ?? [])].join('\n');
};

const numbersOf = (text: LegalText) =>
  text.sections.map(({ id }) => (sectionOf(text, id).match(/\d+/g) ?? []).toSorted());

const translations = names.flatMap((name) =>
  languages
    .filter((language) => language !== 'en')
    .map((language) => ({
      name,
      language,
      english: textOf(name, 'en'),
      translation: textOf(name, language),
    })),
);

describe.each(translations)('$name in $language', ({ english, translation }) => {
  test('has the structure of the English one', () => {
    expect(structureOf(translation)).toEqual(structureOf(english));
  });

  test('contains the same numbers in the same sections', () => {
    expect(numbersOf(translation)).toEqual(numbersOf(english));
  });

  test.each([
    ['original', english],
    ['translation', translation],
  ])('has no duplicate and no missing text (%s)', (_text, text) => {
    const strings = stringsOf(text);
    expect(strings.filter((string) => string.trim() === '')).toEqual([]);
    expect(new Set(strings).size).toBe(strings.length);
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
    expect(text.sections.filter(({ id }) => sectionOf(text, id) === '')).toEqual([]);
  });

  test('is translated', () => {
    const known = new Set(stringsOf(english));
    expect(stringsOf(translation).filter((string) => known.has(string))).toEqual([]);
  });
});

describe('the numbers of the specification are in', () => {
  test.each<[name: (typeof names)[number], language: Language, section: string, figure: RegExp]>([
    ['terms-of-service', 'en', 'who-may-join', /\b18 or older\b/],
    ['terms-of-service', 'es', 'who-may-join', /\b18 años o más/],
    ['terms-of-service', 'pt', 'who-may-join', /\b18 anos ou mais/],
    ['terms-of-service', 'en', 'reports', /report is reviewed within 24 hours/],
    ['terms-of-service', 'es', 'reports', /denuncia se revisa en un plazo de 24 horas/],
    ['terms-of-service', 'pt', 'reports', /analisada em até 24 horas/],
    ['terms-of-service', 'en', 'suspension', /suspend or ban accounts/],
    ['terms-of-service', 'es', 'suspension', /suspender o expulsar cuentas/],
    ['terms-of-service', 'pt', 'suspension', /suspender ou banir contas/],
    ['terms-of-service', 'en', 'plans', /within 24 hours after payment confirmation/],
    ['terms-of-service', 'es', 'plans', /en un plazo de 24 horas tras la confirmación del pago/],
    ['terms-of-service', 'pt', 'plans', /em até 24 horas depois da confirmação do pagamento/],
    ['terms-of-service', 'en', 'disputes', /within 30 days/],
    ['terms-of-service', 'es', 'disputes', /en un plazo de 30 días/],
    ['terms-of-service', 'pt', 'disputes', /em até 30 dias/],
    ['terms-of-service', 'en', 'unused-accounts', /unused for 12 or more months may be terminated/],
    ['terms-of-service', 'es', 'unused-accounts', /12 meses o más sin usarse pueden cancelarse/],
    ['terms-of-service', 'pt', 'unused-accounts', /sem uso por 12 meses ou mais podem ser encerradas/],
    ['privacy-policy', 'en', 'your-rights', /data report within 30 days/],
    ['privacy-policy', 'es', 'your-rights', /informe de datos en un plazo de 30 días/],
    ['privacy-policy', 'pt', 'your-rights', /relatório de dados em até 30 dias/],
    ['privacy-policy', 'en', 'how-long', /disappears from our backups within 90 days/],
    ['privacy-policy', 'es', 'how-long', /copias de seguridad, en un plazo de 90 días/],
    ['privacy-policy', 'pt', 'how-long', /backups, em até 90 dias/],
    ['privacy-policy', 'en', 'how-long', /30 days after you have asked us to delete it/],
    ['privacy-policy', 'es', 'how-long', /30 días después de que pidas eliminarla/],
    ['privacy-policy', 'pt', 'how-long', /30 dias depois de você pedir a exclusão/],
    ['terms-of-service', 'en', 'leaving', /for 30 days you can restore it/],
    ['terms-of-service', 'es', 'leaving', /durante 30 días puedes recuperarla/],
    ['terms-of-service', 'pt', 'leaving', /durante 30 dias você pode recuperá-la/],
    ['privacy-policy', 'en', 'help', /help within 48 hours/],
    ['privacy-policy', 'es', 'help', /ayuda en un plazo de 48 horas/],
    ['privacy-policy', 'pt', 'help', /ajuda em até 48 horas/],
    ['privacy-policy', 'en', 'how-long', /unused for 30 days/],
    ['privacy-policy', 'es', 'how-long', /30 días sin usarse/],
    ['privacy-policy', 'pt', 'how-long', /30 dias sem uso/],
    ['privacy-policy', 'en', 'how-long', /90 days after you logged in \(12 hours for our staff\)/],
    ['privacy-policy', 'es', 'how-long', /90 días después de iniciarla \(12 horas para nuestro equipo\)/],
    ['privacy-policy', 'pt', 'how-long', /90 dias depois de você entrar \(12 horas para a nossa equipe\)/],
  ])('%s in %s: %s (%#)', (name, language, section, figure) => {
    expect(sectionOf(textOf(name, language), section)).toMatch(figure);
  });
});

test.each(languages)('the cookie policy names everything that the browser stores (%s)', (language) => {
  const everything = stringsOf(textOf('cookies', language)).join('\n');
  const kept = [
    'language',
    'appearance',
    'shortcuts',
    'token',
    'user',
    'ds-theme',
    'liturgical-day',
    'emojis',
    'voice-speed',
    'stranger-pictures',
    'register',
  ];
  const stores = ['questionnaire-draft', 'parvis-drafts', 'parvis-outbox', 'parvis-app'];
  for (const name of [...kept, ...stores]) expect(everything).toContain(name);
});
