import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { emailAddress } from '../../forms/email-address.ts';
import { isLongEnough } from '../../forms/new-password.ts';
import { optionalPhone } from '../../forms/optional-phone.ts';
import { personName } from '../../forms/person-name.ts';

/** All that can be known of a field without the server, so that one round tells of everything. */
export const signUpSchema = (i18n: I18n) => {
  const required = i18n._('Required');
  const name = personName(i18n);
  return v.pipe(
    v.object({
      first_name: name,
      last_name: name,
      phone: optionalPhone(i18n),
      email: emailAddress(i18n),
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

export type SignUpValues = v.InferInput<ReturnType<typeof signUpSchema>>;
export type SignUpOutput = v.InferOutput<ReturnType<typeof signUpSchema>>;
