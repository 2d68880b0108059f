import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { signUpSchema } from './sign-up-schema.ts';

const schema = signUpSchema(literal);

const complete = {
  first_name: 'Maria',
  last_name: 'Rossi',
  hasOneName: false,
  phone: '',
  email: 'maria@example.org',
  password: 'password1',
  confirmPassword: 'password1',
  termsAccepted: true,
};

describe('registering', () => {
  test.each(['password1', 'short'])('accepts the password "%s", because the server decides', (password) => {
    expect(issuesOf(schema, { ...complete, password, confirmPassword: password })).toEqual({});
  });

  test('reports all fields at once', () => {
    expect(
      issuesOf(schema, {
        ...complete,
        last_name: '',
        phone: 'call me',
        email: 'maria',
        password: 'short',
        confirmPassword: 'other',
        termsAccepted: false,
      }),
    ).toEqual({
      last_name: 'Required',
      phone: 'Please enter a phone number, or leave this empty.',
      email: 'Please enter a valid email address',
      confirmPassword: 'Passwords do not match',
      termsAccepted: 'Required',
    });
  });

  test.each(['call me', 'abc!!', '12-34', '555 0100 ext'])('refuses an invalid phone number: %s', (phone) => {
    expect(Object.keys(issuesOf(schema, { ...complete, phone }))).toEqual(['phone']);
  });

  test.each(['', ' ', '+1 (555) 010-0142', '555.010.0142', '12345'])(
    'accepts the phone number "%s"',
    (phone) => {
      expect(issuesOf(schema, { ...complete, phone })).toEqual({});
    },
  );

  test('requires everything but the phone number', () => {
    const nothing = {
      ...complete,
      first_name: ' ',
      last_name: '',
      email: '',
      password: '',
      confirmPassword: '',
    };
    expect(issuesOf(schema, { ...nothing, termsAccepted: false })).toEqual({
      first_name: 'Required',
      last_name: 'Required',
      email: 'Required',
      password: 'Required',
      confirmPassword: 'Required',
      termsAccepted: 'Required',
    });
  });

  test('requires no last name from a member with a single name, and sends none', () => {
    for (const last_name of ['', ' ', 'Rossi']) {
      const parsed = v.parse(schema, { ...complete, last_name, hasOneName: true });
      expect(parsed).toMatchObject({ first_name: 'Maria', last_name: '' });
      expect(parsed).not.toHaveProperty('hasOneName');
    }
    expect(issuesOf(schema, { ...complete, last_name: ' ' })).toEqual({ last_name: 'Required' });
    expect(issuesOf(schema, { ...complete, first_name: ' ', hasOneName: true })).toEqual({
      first_name: 'Required',
    });
  });

  test('refuses passwords that do not match, even if another field is wrong', () => {
    const mismatch = { ...complete, confirmPassword: 'week' };
    expect(issuesOf(schema, mismatch)).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(issuesOf(schema, { ...mismatch, first_name: '' })).toEqual({
      first_name: 'Required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('marks a mismatch with an error type, so that the form can warn', () => {
    const { issues } = v.safeParse(schema, { ...complete, confirmPassword: 'week' });
    expect(issues?.map(({ type }) => type)).toEqual(['partial_check']);
  });

  test('trims names and addresses but not passwords', () => {
    const spaced = {
      ...complete,
      first_name: ' Maria ',
      password: ' weakness ',
      confirmPassword: ' weakness ',
    };
    expect(v.parse(schema, spaced)).toMatchObject({ first_name: 'Maria', password: ' weakness ' });
  });
});
