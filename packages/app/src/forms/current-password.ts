import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** Whether it is the right one, the server knows. */
export const currentPassword = (i18n: I18n) =>
  v.pipe(v.string(), v.nonEmpty(i18n._('Please enter your current password.')));
