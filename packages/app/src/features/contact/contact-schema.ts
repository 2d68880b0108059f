import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { emailAddress } from '../../forms/email-address.ts';
import { textLength } from '@parvis/design-system';

export const longestMessage = 5000;
const longestName = 120;

export const contactSchema = (i18n: I18n) => {
  const text = v.pipe(v.string(), v.trim(), v.nonEmpty(i18n._('Required')));
  return v.object({
    name: v.pipe(
      text,
      v.check((name) => textLength(name) <= longestName, i18n._('Please use at most 120 characters.')),
    ),
    email: emailAddress(i18n),
    kind: v.picklist(['question', 'problem', 'privacy']),
    message: v.pipe(
      text,
      v.check(
        (message) => textLength(message) <= longestMessage,
        i18n._('Please use at most 5000 characters.'),
      ),
    ),
  });
};

export type ContactValues = v.InferInput<ReturnType<typeof contactSchema>>;
