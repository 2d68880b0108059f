import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { signInSchema } from './sign-in-schema.ts';

const schema = signInSchema(literal);

describe('logging in', () => {
  test('accepts an email address and a password of 6 characters', () => {
    expect(issuesOf(schema, { email: 'maria@example.org', password: '123456' })).toEqual({});
  });

  test('requires both', () => {
    expect(issuesOf(schema, { email: '', password: '' })).toEqual({
      email: 'Required',
      password: 'Required',
    });
  });

  test.each([
    'maria',
    'maria@example',
    'maria @example.org',
    ' maria@example.org',
    'a@b@c.d',
    '@example.org',
    'maria@.',
  ])('refuses the address %j', (email) => {
    expect(issuesOf(schema, { email, password: '123456' })).toEqual({
      email: 'No spaces; must be valid email',
    });
  });

  test('refuses a password of 5 characters', () => {
    expect(issuesOf(schema, { email: 'maria@example.org', password: '12345' })).toEqual({
      password: 'Min 6 characters',
    });
  });
});
