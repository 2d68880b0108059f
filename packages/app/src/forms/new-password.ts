import type { I18n } from '@lingui/core';
import * as v from 'valibot';

const leastCharacters = 8;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether the server would take it for long enough. */
const isLongEnough = (password: string): boolean =>
  Array.from(characters.segment(password)).length >= leastCharacters;

/** A password and its repetition; what else speaks against one, the server knows. */
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
    // After the comparison, which would not be made of a password that is too short.
    v.forward(
      v.partialCheck(
        [['password']],
        ({ password }) => isLongEnough(password),
        i18n._('Please use at least 8 characters.'),
      ),
      ['password'],
    ),
  );
};

export type NewPasswordValues = v.InferOutput<ReturnType<typeof newPasswordSchema>>;
