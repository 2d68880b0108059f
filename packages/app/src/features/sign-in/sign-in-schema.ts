import type { I18n } from '@lingui/core';
import * as v from 'valibot';

export const signInSchema = (i18n: I18n) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.nonEmpty(i18n._('Required')),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, i18n._('No spaces; must be valid email')),
    ),
    password: v.pipe(v.string(), v.nonEmpty(i18n._('Required')), v.minLength(6, i18n._('Min 6 characters'))),
  });

export type SignInValues = v.InferOutput<ReturnType<typeof signInSchema>>;
