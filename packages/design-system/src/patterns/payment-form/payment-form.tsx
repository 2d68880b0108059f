import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { ControlledForm } from '../controlled-form.tsx';
import { Notes } from '../notes.tsx';
import styles from './payment-form.module.css';

export type PaymentFormValue = {
  /** The email address or phone number of the payer. */
  readonly contact: string;
  readonly fullName: string;
  /** The amount as typed. */
  readonly amount: string;
  readonly reference: string;
};

export type PaymentFormErrors = { readonly [Name in keyof PaymentFormValue]?: string | undefined };

export type PaymentFormProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** The bank-transfer service, such as 'Zelle'. */
  serviceName: string;
  /** The value of the form. */
  value: PaymentFormValue;
  /** Called with the complete value at every change. */
  onChange: (value: PaymentFormValue) => void;
  /** The error message of each field. */
  errors?: PaymentFormErrors;
  /** The error message for the whole form. */
  error?: ReactNode;
  /** Whether a plan decides the amount, so that the payer cannot change it. */
  amountFixed?: boolean;
  /** Notes above the form. By default, the three notes about transfers. */
  notes?: readonly ReactNode[];
  /** Whether the form is being sent. */
  submitting?: boolean;
  /** Called to send the form. */
  onSubmit: () => void;
  /** The label of the submit button; by default 'Generate Payment Instructions'. */
  submitLabel?: string;
  /** Called to go back. If omitted, there is no back button. The site must keep the values. */
  onBack?: (() => void) | undefined;
};

const none: PaymentFormErrors = {};

/**
 * A form for the payer's details of a bank transfer. Submitting the form only requests instructions. It moves no money.
 */
export function PaymentForm({
  serviceName,
  value,
  onChange,
  errors = none,
  error,
  amountFixed = false,
  notes,
  submitting = false,
  onSubmit,
  submitLabel,
  onBack,
  ...props
}: PaymentFormProps) {
  const market = useMarketMessages();
  const notesId = useId();

  const change = (name: keyof PaymentFormValue) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ ...value, [name]: event.currentTarget.value });

  return (
    <ControlledForm
      {...props}
      aria-describedby={notesId}
      component="payment-form"
      error={error}
      errors={errors}
      gap={4}
      onSubmit={onSubmit}
      submitting={submitting}
    >
      <Field
        description={market.payerContactHint}
        error={errors.contact}
        label={market.payerContact(serviceName)}
        required
      >
        <TextInput
          autoComplete="email"
          name="contact"
          onChange={change('contact')}
          readOnly={submitting}
          value={value.contact}
        />
      </Field>
      <Field description={market.fullNameHint} error={errors.fullName} label={market.fullName} required>
        <TextInput
          autoComplete="name"
          name="fullName"
          onChange={change('fullName')}
          readOnly={submitting}
          value={value.fullName}
        />
      </Field>
      <Field error={errors.amount} label={market.amount} required>
        <TextInput
          inputMode="decimal"
          min={0}
          name="amount"
          onChange={change('amount')}
          readOnly={submitting || amountFixed}
          step={0.01}
          type="number"
          value={value.amount}
        />
      </Field>
      <Field
        description={market.paymentReferenceHint}
        error={errors.reference}
        label={market.paymentReference}
        optional
      >
        <TextInput
          autoComplete="off"
          name="reference"
          onChange={change('reference')}
          readOnly={submitting}
          value={value.reference}
        />
      </Field>
      <Banner data-part="notes" id={notesId} tone="info">
        <Notes notes={notes ?? [market.onlyBanksNote, market.minutesNote, market.sensitiveDataNote]} />
      </Banner>
      <Stack className={styles.footer} data-part="footer" direction="row" gap={3} justify="end" wrap>
        {onBack === undefined ? null : (
          <Button disabled={submitting} onClick={onBack} variant="secondary">
            {market.back}
          </Button>
        )}
        <Button loading={submitting} type="submit">
          {submitLabel ?? market.generateInstructions}
        </Button>
      </Stack>
    </ControlledForm>
  );
}
