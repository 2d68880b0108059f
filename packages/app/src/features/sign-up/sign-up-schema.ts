import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { emailAddress } from '../../forms/email-address.ts';
import { memberName } from '../../forms/member-name.ts';
import { newPasswordSchema } from '../../forms/new-password.ts';
import { optionalPhone } from '../../forms/optional-phone.ts';

/** All rules that do not need the server, so that one submit shows all errors. */
export const signUpSchema = (i18n: I18n) =>
  v.intersect([
    memberName(i18n),
    v.object({
      phone: optionalPhone(i18n),
      email: emailAddress(i18n),
      termsAccepted: v.literal(true, i18n._('Required')),
    }),
    newPasswordSchema(i18n),
  ]);

export type SignUpValues = v.InferInput<ReturnType<typeof signUpSchema>>;
export type SignUpOutput = v.InferOutput<ReturnType<typeof signUpSchema>>;
