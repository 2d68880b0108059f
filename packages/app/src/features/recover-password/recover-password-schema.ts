import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { isEmailAddress } from '../../forms/is-email-address.ts';

export const recoverPasswordSchema = (i18n: I18n) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Email is required')),
      v.check(isEmailAddress, i18n._('Please enter a valid email address')),
    ),
  });

export type RecoverPasswordValues = v.InferOutput<ReturnType<typeof recoverPasswordSchema>>;
