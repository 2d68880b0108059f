import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { optionalPhone } from '../../forms/optional-phone.ts';

export const longestAbout = 1000;

export const detailsSchema = (i18n: I18n) => {
  const name = v.pipe(v.string(), v.trim(), v.nonEmpty(i18n._('Required')));
  return v.object({
    first_name: name,
    last_name: name,
    about: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => Array.from(text).length <= longestAbout,
        i18n._('Please use at most 1,000 characters.'),
      ),
    ),
    phone: optionalPhone(i18n),
  });
};

export type DetailsValues = v.InferInput<ReturnType<typeof detailsSchema>>;
export type DetailsOutput = v.InferOutput<ReturnType<typeof detailsSchema>>;
