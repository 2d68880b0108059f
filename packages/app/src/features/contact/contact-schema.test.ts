import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { contactSchema } from './contact-schema.ts';

const given = { name: 'Maria', email: 'maria@example.org', kind: 'question', message: 'Where do I begin?' };
const issues = (values: object) => issuesOf(contactSchema(literal), { ...given, ...values });

describe('a message to the staff', () => {
  test('needs a name, an email address and a text', () => {
    expect(issues({ name: ' ', email: '', message: '\n' })).toEqual({
      name: 'Required',
      email: 'Required',
      message: 'Required',
    });
    expect(issues({})).toEqual({});
  });

  test('needs a valid email address', () => {
    expect(issues({ email: 'maria' })).toEqual({ email: 'Please enter a valid email address' });
  });

  test('has the server’s maximum length, counted in characters', () => {
    expect(issues({ name: '✝'.repeat(120), message: '🕯'.repeat(5000) })).toEqual({});
    expect(issues({ name: '✝'.repeat(121), message: '🕯'.repeat(5001) })).toEqual({
      name: 'Please use at most 120 characters.',
      message: 'Please use at most 5000 characters.',
    });
  });
});
