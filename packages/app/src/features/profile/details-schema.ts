import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { memberName } from '../../forms/member-name.ts';
import { optionalPhone } from '../../forms/optional-phone.ts';
import { textLength } from '@parvis/design-system';

export const longestAbout = 1000;

export const detailsSchema = (i18n: I18n) =>
  v.intersect([
    memberName(i18n),
    v.object({
      about: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => textLength(text) <= longestAbout, i18n._('Please use at most 1,000 characters.')),
      ),
      phone: optionalPhone(i18n),
    }),
  ]);

export type DetailsValues = v.InferInput<ReturnType<typeof detailsSchema>>;
export type DetailsOutput = v.InferOutput<ReturnType<typeof detailsSchema>>;
