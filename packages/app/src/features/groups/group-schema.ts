import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from '@parvis/design-system';
import { groupCategories } from './group-filters.ts';

export const longestDescription = 2000;
const longestName = 80;
const longestPlace = 120;

export const groupSchema = (i18n: I18n) => {
  const text = v.pipe(v.string(), v.trim());
  const required = v.pipe(text, v.nonEmpty(i18n._('Required')));
  return v.object({
    name: v.pipe(
      required,
      v.check((name) => textLength(name) <= longestName, i18n._('Please use at most 80 characters.')),
    ),
    description: v.pipe(
      required,
      v.check(
        (description) => textLength(description) <= longestDescription,
        i18n._('Please use at most 2,000 characters.'),
      ),
    ),
    category: v.picklist(groupCategories),
    place: v.pipe(
      text,
      v.check((place) => textLength(place) <= longestPlace, i18n._('Please use at most 120 characters.')),
    ),
    admission: v.picklist(['open', 'request']),
  });
};

export type GroupValues = v.InferInput<ReturnType<typeof groupSchema>>;
