import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { isEmailAddress } from './email-rule.ts';

/** An email address that follows the server's rules after trimming. */
export const emailAddress = (i18n: I18n) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(i18n._('Required')),
    v.check(isEmailAddress, i18n._('Please enter a valid email address')),
  );
