import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from './text-length.ts';

const longestName = 80;

/** A first or last name, in any script. */
export const personName = (i18n: I18n) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(i18n._('Required')),
    v.check((name) => textLength(name) <= longestName, i18n._('Please use at most 80 characters.')),
  );
