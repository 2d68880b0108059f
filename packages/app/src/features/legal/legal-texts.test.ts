import { describe, expect, test } from 'vitest';
import { text as cookiesEnglish } from './cookies.en.ts';
import { text as cookiesSpanish } from './cookies.es.ts';
import type { LegalText } from './legal-text.ts';
import { text as privacyEnglish } from './privacy-policy.en.ts';
import { text as privacySpanish } from './privacy-policy.es.ts';
import { text as termsEnglish } from './terms-of-service.en.ts';
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
  ['Terms of Service', termsEnglish, termsSpanish],
  ['Privacy Policy', privacyEnglish, privacySpanish],
  ['Cookie Policy', cookiesEnglish, cookiesSpanish],
])('the %s', (_title, english, spanish) => {
  test('has the same structure in both languages', () => {
    expect(structureOf(spanish)).toEqual(structureOf(english));
  });

  test('states the same figures in the same sections in both languages', () => {
    expect(numbersOf(spanish)).toEqual(numbersOf(english));
  });

  test.each([
    ['English', english],
    ['Spanish', spanish],
  ])('has no duplicate and no missing text (%s)', (_language, text) => {
    const strings = stringsOf(text);
    expect(strings.filter((string) => string.trim() === '')).toEqual([]);
    expect(new Set(strings).size).toBe(strings.length);
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
    expect(text.sections.filter(({ id }) => sectionOf(text, id) === '')).toEqual([]);
  });

  test('is translated', () => {
    const known = new Set(stringsOf(english));
    expect(stringsOf(spanish).filter((string) => known.has(string))).toEqual([]);
  });
});

describe('the figures of the specification are in', () => {
  test.each<[string, LegalText, string, RegExp]>([
    ['terms', termsEnglish, 'who-may-join', /\b18 or older\b/],
    ['terms', termsSpanish, 'who-may-join', /\b18 años o más/],
    ['terms', termsEnglish, 'reports', /report is reviewed within 24 hours/],
    ['terms', termsSpanish, 'reports', /denuncia se revisa en un plazo de 24 horas/],
    ['terms', termsEnglish, 'suspension', /suspend or ban accounts/],
    ['terms', termsSpanish, 'suspension', /suspender o expulsar cuentas/],
    ['terms', termsEnglish, 'plans', /within 24 hours after payment confirmation/],
    ['terms', termsSpanish, 'plans', /en un plazo de 24 horas tras la confirmación del pago/],
    ['terms', termsEnglish, 'disputes', /within 30 days/],
    ['terms', termsSpanish, 'disputes', /en un plazo de 30 días/],
    ['terms', termsEnglish, 'unused-accounts', /unused for 12 or more months may be terminated/],
    ['terms', termsSpanish, 'unused-accounts', /12 meses o más sin usarse pueden cancelarse/],
    ['privacy', privacyEnglish, 'your-rights', /data report within 30 days/],
    ['privacy', privacySpanish, 'your-rights', /informe de datos en un plazo de 30 días/],
    ['privacy', privacyEnglish, 'how-long', /deleted from our backups, within 90 days/],
    ['privacy', privacySpanish, 'how-long', /copias de seguridad, en un plazo de 90 días/],
    ['privacy', privacyEnglish, 'how-long', /30 days after you have asked us to delete it/],
    ['privacy', privacySpanish, 'how-long', /30 días después de que pidas eliminarla/],
    ['terms', termsEnglish, 'leaving', /for 30 days you can take that back/],
    ['terms', termsSpanish, 'leaving', /durante 30 días puedes recuperarla/],
    ['privacy', privacyEnglish, 'help', /help within 48 hours/],
    ['privacy', privacySpanish, 'help', /ayuda en un plazo de 48 horas/],
    ['privacy', privacyEnglish, 'how-long', /unused for 30 days/],
    ['privacy', privacySpanish, 'how-long', /30 días sin usarse/],
    ['privacy', privacyEnglish, 'how-long', /90 days after you logged in \(12 hours for our staff\)/],
    ['privacy', privacySpanish, 'how-long', /90 días después de iniciarla \(12 horas para nuestro equipo\)/],
  ])('the %s (%#)', (_name, text, section, figure) => {
    expect(sectionOf(text, section)).toMatch(figure);
  });
});

test.each([cookiesEnglish, cookiesSpanish])(
  'the cookie policy names what the browser keeps ($title)',
  (text) => {
    const everything = stringsOf(text).join('\n');
    const names = ['language', 'appearance', 'token', 'user', 'ds-theme', 'liturgical-day', 'register'];
    const stores = ['questionnaire-draft', 'parvis-drafts', 'parvis-outbox', 'parvis-app'];
    for (const name of [...names, ...stores]) expect(everything).toContain(name);
  },
);
