import { describe, expect, test } from 'vitest';
import { text as cookiesEnglish } from './cookies.en.ts';
import { text as cookiesPortuguese } from './cookies.pt.ts';
import { text as cookiesSpanish } from './cookies.es.ts';
import type { LegalText } from './legal-text.ts';
import { text as privacyEnglish } from './privacy-policy.en.ts';
import { text as privacyPortuguese } from './privacy-policy.pt.ts';
import { text as privacySpanish } from './privacy-policy.es.ts';
import { text as termsEnglish } from './terms-of-service.en.ts';
import { text as termsPortuguese } from './terms-of-service.pt.ts';
import { text as termsSpanish } from './terms-of-service.es.ts';

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

describe.each([
  ['Terms of Service in Spanish', termsEnglish, termsSpanish],
  ['Terms of Service in Portuguese', termsEnglish, termsPortuguese],
  ['Privacy Policy in Spanish', privacyEnglish, privacySpanish],
  ['Privacy Policy in Portuguese', privacyEnglish, privacyPortuguese],
  ['Cookie Policy in Spanish', cookiesEnglish, cookiesSpanish],
  ['Cookie Policy in Portuguese', cookiesEnglish, cookiesPortuguese],
])('the %s', (_title, english, translation) => {
  test('has the structure of the English one', () => {
    expect(structureOf(translation)).toEqual(structureOf(english));
  });

  test('states the same figures in the same sections', () => {
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

describe('the figures of the specification are in', () => {
  test.each<[string, LegalText, string, RegExp]>([
    ['terms', termsEnglish, 'who-may-join', /\b18 or older\b/],
    ['terms', termsSpanish, 'who-may-join', /\b18 años o más/],
    ['terms', termsPortuguese, 'who-may-join', /\b18 anos ou mais/],
    ['terms', termsEnglish, 'reports', /report is reviewed within 24 hours/],
    ['terms', termsSpanish, 'reports', /denuncia se revisa en un plazo de 24 horas/],
    ['terms', termsPortuguese, 'reports', /analisada em até 24 horas/],
    ['terms', termsEnglish, 'suspension', /suspend or ban accounts/],
    ['terms', termsSpanish, 'suspension', /suspender o expulsar cuentas/],
    ['terms', termsPortuguese, 'suspension', /suspender ou banir contas/],
    ['terms', termsEnglish, 'plans', /within 24 hours after payment confirmation/],
    ['terms', termsSpanish, 'plans', /en un plazo de 24 horas tras la confirmación del pago/],
    ['terms', termsPortuguese, 'plans', /em até 24 horas depois da confirmação do pagamento/],
    ['terms', termsEnglish, 'disputes', /within 30 days/],
    ['terms', termsSpanish, 'disputes', /en un plazo de 30 días/],
    ['terms', termsPortuguese, 'disputes', /em até 30 dias/],
    ['terms', termsEnglish, 'unused-accounts', /unused for 12 or more months may be terminated/],
    ['terms', termsSpanish, 'unused-accounts', /12 meses o más sin usarse pueden cancelarse/],
    ['terms', termsPortuguese, 'unused-accounts', /sem uso por 12 meses ou mais podem ser encerradas/],
    ['privacy', privacyEnglish, 'your-rights', /data report within 30 days/],
    ['privacy', privacySpanish, 'your-rights', /informe de datos en un plazo de 30 días/],
    ['privacy', privacyPortuguese, 'your-rights', /relatório de dados em até 30 dias/],
    ['privacy', privacyEnglish, 'how-long', /deleted from our backups, within 90 days/],
    ['privacy', privacySpanish, 'how-long', /copias de seguridad, en un plazo de 90 días/],
    ['privacy', privacyPortuguese, 'how-long', /backups, em até 90 dias/],
    ['privacy', privacyEnglish, 'how-long', /30 days after you have asked us to delete it/],
    ['privacy', privacySpanish, 'how-long', /30 días después de que pidas eliminarla/],
    ['privacy', privacyPortuguese, 'how-long', /30 dias depois de você pedir a exclusão/],
    ['terms', termsEnglish, 'leaving', /for 30 days you can take that back/],
    ['terms', termsSpanish, 'leaving', /durante 30 días puedes recuperarla/],
    ['terms', termsPortuguese, 'leaving', /durante 30 dias você pode recuperá-la/],
    ['privacy', privacyEnglish, 'help', /help within 48 hours/],
    ['privacy', privacySpanish, 'help', /ayuda en un plazo de 48 horas/],
    ['privacy', privacyPortuguese, 'help', /ajuda em até 48 horas/],
    ['privacy', privacyEnglish, 'how-long', /unused for 30 days/],
    ['privacy', privacySpanish, 'how-long', /30 días sin usarse/],
    ['privacy', privacyPortuguese, 'how-long', /30 dias sem uso/],
    ['privacy', privacyEnglish, 'how-long', /90 days after you logged in \(12 hours for our staff\)/],
    ['privacy', privacySpanish, 'how-long', /90 días después de iniciarla \(12 horas para nuestro equipo\)/],
    [
      'privacy',
      privacyPortuguese,
      'how-long',
      /90 dias depois de você entrar \(12 horas para a nossa equipe\)/,
    ],
  ])('the %s (%#)', (_name, text, section, figure) => {
    expect(sectionOf(text, section)).toMatch(figure);
  });
});

test.each([cookiesEnglish, cookiesSpanish, cookiesPortuguese])(
  'the cookie policy names what the browser keeps ($title)',
  (text) => {
    const everything = stringsOf(text).join('\n');
    const names = ['language', 'appearance', 'token', 'user', 'ds-theme', 'liturgical-day', 'register'];
    const stores = ['questionnaire-draft', 'parvis-drafts', 'parvis-outbox', 'parvis-app'];
    for (const name of [...names, ...stores]) expect(everything).toContain(name);
  },
);
