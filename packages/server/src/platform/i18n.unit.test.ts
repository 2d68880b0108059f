import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@parvis/api-client/languages';
import { describe, expect, test } from 'vitest';
import catalogues from '../locales/messages.gen.json' with { type: 'json' };
import { contractText, i18n } from './i18n.ts';
import { inLanguage, textOf } from './language.ts';

const source = join(import.meta.dirname, '..');

describe('a message', () => {
  test('is a text in every language', () => {
    expect(i18n._('Please write something.')).toMatchObject({
      en: 'Please write something.',
      es: 'Escribe algo.',
      pt: 'Escreva alguma coisa.',
    });
  });

  test('accepts values, also texts in its own language', () => {
    const by = { ...textOf(() => ''), en: 'the staff', es: 'el equipo', pt: 'a equipe' };
    expect(i18n._('This payment has already been confirmed by {by}.', { by })).toMatchObject({
      en: 'This payment has already been confirmed by the staff.',
      es: 'Este pago ya se ha confirmado (el equipo).',
      pt: 'Este pagamento já foi confirmado (a equipe).',
    });
  });

  test.each([
    [1, '1st', 'I'],
    [2, '2nd', 'II'],
    [3, '3rd', 'III'],
    [11, '11th', 'XI'],
    [22, '22nd', 'XXII'],
  ])('counts week %i by the rules of its language', (week, english, roman) => {
    const id = '{week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} Sunday in Ordinary Time';
    expect(i18n._(id, { week, roman })).toMatchObject({
      en: `${english} Sunday in Ordinary Time`,
      es: `${roman} domingo del tiempo ordinario`,
      pt: `${week}º Domingo do Tempo Comum`,
    });
  });

  test('that is in no catalogue shows its id', () => {
    expect(contractText('Not in a catalogue')).toEqual(textOf(() => 'Not in a catalogue'));
  });
});

test('a dictionary can be read in one language, with its functions and lists', () => {
  const words = {
    subject: i18n._('Log in'),
    hello: (name: string) => i18n._('Hello {name},', { name }),
    hints: [i18n._('Online')],
  };
  const { subject, hello, hints } = inLanguage(words, 'es');
  expect([subject, hello('José {name}'), hints]).toEqual([
    'Iniciar sesión',
    'Hola, José {name}:',
    ['En línea'],
  ]);
});

describe('the catalogues', () => {
  test('exist for the languages of the contract, each with every message', () => {
    expect(Object.keys(catalogues)).toEqual(languages);
    for (const messages of Object.values(catalogues))
      expect(Object.keys(messages)).toEqual(Object.keys(catalogues.en));
  });

  test('contain all texts, and no source file has a text in a single language', async () => {
    // A migration is allowed to contain the texts of the languages that existed at its time. The table of the books of the
    // Bible has a name and a notation for each language.
    const exempt = /^platform\/database\/migrations\/|^features\/liturgy\/readings\/books\.ts$/;
    const files = (await readdir(source, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !exempt.test(file),
    );
    const pairs = await Promise.all(
      files.map(async (file) =>
        ((await readFile(join(source, file), 'utf8')).match(/\bes: /g) ?? []).map(() => file),
      ),
    );
    expect(pairs.flat()).toEqual([]);
  });
});
