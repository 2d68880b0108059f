import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { signUpSchema } from './sign-up-schema.ts';

const schema = signUpSchema(literal);

const complete = {
  first_name: 'Maria',
  last_name: 'Rossi',
  phone: '',
  email: 'maria@example.org',
  password: 'weak',
  confirmPassword: 'weak',
  termsAccepted: true,
};

describe('registering', () => {
  test('takes what is complete, however weak the password: the server decides', () => {
    expect(issuesOf(schema, complete)).toEqual({});
  });

  test('asks for everything but the phone', () => {
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

  test('refuses passwords that do not match, even while another field is wrong', () => {
    const mismatch = { ...complete, confirmPassword: 'week' };
    expect(issuesOf(schema, mismatch)).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(issuesOf(schema, { ...mismatch, first_name: '' })).toEqual({
      first_name: 'Required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('marks a mismatch by its kind, by which the form knows to warn', () => {
    const { issues } = v.safeParse(schema, { ...complete, confirmPassword: 'week' });
    expect(issues?.map(({ type }) => type)).toEqual(['partial_check']);
  });

  test('trims names and addresses but no password', () => {
    const spaced = { ...complete, first_name: ' Maria ', password: ' weak ', confirmPassword: ' weak ' };
    expect(v.parse(schema, spaced)).toMatchObject({ first_name: 'Maria', password: ' weak ' });
  });
});
