import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** Only the server knows whether the password is right. */
export const currentPassword = (i18n: I18n) =>
  v.pipe(v.string(), v.nonEmpty(i18n._('Please enter your current password.')));
