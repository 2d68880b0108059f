import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** A password and its repetition. Only the server knows the other rules. */
export const newPasswordSchema = (i18n: I18n) => {
  const required = i18n._('Required');
  return v.pipe(
    v.object({
      password: v.pipe(v.string(), v.nonEmpty(required)),
      confirmPassword: v.pipe(v.string(), v.nonEmpty(required)),
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

export type NewPasswordValues = v.InferOutput<ReturnType<typeof newPasswordSchema>>;
