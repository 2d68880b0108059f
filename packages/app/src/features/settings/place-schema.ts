import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** A ZIP code of the United States, or nothing. Whether there is such a one only the server knows. */
export const placeSchema = (i18n: I18n) =>
  v.object({
    zip: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\d{5})?$/, i18n._('Please enter a ZIP code of five digits.')),
    ),
  });

export type PlaceValues = v.InferInput<ReturnType<typeof placeSchema>>;
