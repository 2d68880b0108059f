import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './contract-document.ts';
import { createValidators } from './validation.ts';

const MARK = '\u0316';
const LIMIT = 20;

const validators = createValidators(new Map());

function tried(property: JsonSchema, text: string) {
  const schema = { type: 'object', properties: { text: property } };
  const value = { text };
  const errors = validators.compile(schema, { coerce: false })(value);
  return errors === null ? value.text : errors.map(({ message }) => message.en);
}

const tooLong = ['Please use at most 20 characters.'];
const line = { type: 'string', maxLength: LIMIT, 'x-text': 'line' };
const stored = `a${MARK.repeat(4)}b`;

describe('a text that is cleaned before it is stored', () => {
  test('is measured and passed on without the marks that are not stored', () => {
    expect(tried(line, `a${MARK.repeat(100)}b`)).toBe(stored);
  });

  test('is measured without surrounding spaces and in one line', () => {
    expect(tried(line, `  ${'a'.repeat(10)}${'\n'.repeat(20)}b\t `)).toBe(`${'a'.repeat(10)} b`);
  });

  test('can have several lines', () => {
    expect(tried({ ...line, 'x-text': 'lines' }, ' a\r\nb ')).toBe('a\nb');
  });

  test('is cleaned in a list', () => {
    const list = { type: 'array', items: line };
    const value = { texts: [`a${MARK.repeat(100)}b`] };
    const schema = { type: 'object', properties: { texts: list } };
    expect(validators.compile(schema, { coerce: false })(value)).toBeNull();
    expect(value.texts).toEqual([stored]);
  });

  test.each([
    ['with too many letters', `${'a'.repeat(21)}${MARK}`],
    ['with too many stored marks', `a${MARK.repeat(4)}`.repeat(5)],
    ['with eight times as many characters as its limit', `a${MARK.repeat(8 * LIMIT)}`],
  ])('%s is too long', (_, text) => {
    expect(tried(line, text)).toEqual(tooLong);
  });
});

test('every mark of any other text counts', () => {
  const password = { type: 'string', maxLength: LIMIT };
  expect(tried(password, `a${MARK.repeat(LIMIT)}`)).toEqual(tooLong);
  expect(tried(password, ` a${MARK.repeat(LIMIT - 3)} `)).toBe(` a${MARK.repeat(LIMIT - 3)} `);
});
