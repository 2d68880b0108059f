import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** The form blocks on what is missing and on a mismatch; what else is wrong with a field, the server says. */
export const signUpSchema = (i18n: I18n) => {
  const required = i18n._('Required');
  const text = v.pipe(v.string(), v.trim(), v.nonEmpty(required));
  return v.pipe(
    v.object({
      first_name: text,
      last_name: text,
      phone: v.pipe(v.string(), v.trim()),
      email: text,
      password: v.pipe(v.string(), v.nonEmpty(required)),
      confirmPassword: v.pipe(v.string(), v.nonEmpty(required)),
      termsAccepted: v.literal(true, required),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
        i18n._('Passwords do not match'),
      ),
      ['confirmPassword'],
    ),
  );
};

export type SignUpValues = v.InferInput<ReturnType<typeof signUpSchema>>;
export type SignUpOutput = v.InferOutput<ReturnType<typeof signUpSchema>>;
