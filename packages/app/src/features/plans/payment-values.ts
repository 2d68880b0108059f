import type { I18n } from '@lingui/core';
import { transferContact } from '@parvis/api-client';
import type { PaymentFormErrors, PaymentFormValue } from '@parvis/design-system';
import * as v from 'valibot';

/** The contract's limits. */
const most = { contact: 200, fullName: 80, reference: 140, amount: 10_000 };

export interface PaymentFields {
  contact: string;
  fullName: string;
  /** The amount in US dollars. */
  amount: number;
  reference: string;
}

const cents = /^\d+(?:\.\d{1,2})?$/u;

/** The form's rules. Only the reference is optional. */
const paymentSchema = (i18n: I18n) =>
  v.object({
    contact: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most.contact, i18n._('Please use at most 200 characters.')),
      v.regex(
        transferContact,
        i18n._(
          'Please enter an email address, such as maria@example.org, or a US phone number, such as (212) 555-0100.',
        ),
      ),
    ),
    fullName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Please write your full name, as your bank has it.')),
      v.maxLength(most.fullName, i18n._('Please use at most 80 characters.')),
    ),
    amount: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Please enter an amount.')),
      v.regex(cents, i18n._('Please write the amount in digits, such as 12.50.')),
      v.transform(Number),
      v.minValue(0.01, i18n._('The amount has to be more than 0.')),
      v.maxValue(most.amount, i18n._('The amount is $10,000 at most.')),
    ),
    reference: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most.reference, i18n._('Please use at most 140 characters.')),
    ),
  });

/** The parsed fields, or their errors. */
export function readPayment(
  i18n: I18n,
  value: PaymentFormValue,
): { fields: PaymentFields } | { errors: PaymentFormErrors } {
  const result = v.safeParse(paymentSchema(i18n), value);
  if (result.success) return { fields: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { errors };
}
