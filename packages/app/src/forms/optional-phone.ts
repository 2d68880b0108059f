import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** A phone number in any common notation, or an empty text. */
export const optionalPhone = (i18n: I18n) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^(?=(?:\D*\d){5})[\d\s+().-]+$/, i18n._('Please enter a phone number, or leave this empty.')),
  );
