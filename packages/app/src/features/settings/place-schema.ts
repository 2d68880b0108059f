import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** A US ZIP code, or an empty text. Only the server knows whether the ZIP code exists. */
export const placeSchema = (i18n: I18n) =>
  v.object({
    zip: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\d{5})?$/, i18n._('Please enter a ZIP code of five digits.')),
    ),
  });

export type PlaceValues = v.InferInput<ReturnType<typeof placeSchema>>;
