import type { I18n } from '@lingui/core';
import * as v from 'valibot';

export const recoverPasswordSchema = (i18n: I18n) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Email is required')),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, i18n._('Please enter a valid email address')),
    ),
  });

export type RecoverPasswordValues = v.InferOutput<ReturnType<typeof recoverPasswordSchema>>;
