import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from '@parvis/design-system';

const dearest = 10_000;
const maxBenefits = 20;

/** The benefits of the plan, one per line. */
const benefitsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The contract's rules for a plan, applied to the typed text. */
export const planSchema = (i18n: I18n) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Please enter a name.')),
      v.check((name) => textLength(name) <= 40, i18n._('Please use at most 40 characters.')),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => textLength(text) <= 300, i18n._('Please use at most 300 characters.')),
    ),
    price: v.pipe(
      v.string(),
      v.trim(),
      // In many countries the decimal separator is a comma.
      v.transform((price) => price.replace(',', '.')),
      v.check(
        (price) => /^\d{1,5}(?:\.\d{1,2})?$/.test(price) && Number(price) <= dearest,
        i18n._('Please enter an amount from 0 to 10000, such as 5 or 7.50.'),
      ),
      v.transform(Number),
    ),
    benefits: v.pipe(
      v.string(),
      v.transform(benefitsIn),
      v.maxLength(maxBenefits, i18n._('At most 20 lines, please.')),
      v.check(
        (lines) => lines.every((line) => textLength(line) <= 120),
        i18n._('At most 120 characters in a line, please.'),
      ),
    ),
    highlight: v.boolean(),
  });

export type PlanValues = v.InferInput<ReturnType<typeof planSchema>>;
export type PlanPayload = v.InferOutput<ReturnType<typeof planSchema>>;
