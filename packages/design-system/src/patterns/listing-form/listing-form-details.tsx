import { useId, type ChangeEvent } from 'react';
import { Field } from '../../components/field/field.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import type { ListingFormDetail, ListingFormErrors, ListingFormValue } from './listing-form-value.ts';
import styles from './listing-form.module.css';

type ListingFormDetailsProps = {
  details: readonly ListingFormDetail[];
  value: ListingFormValue;
  onChange: (value: ListingFormValue) => void;
  errors: ListingFormErrors;
  readOnly: boolean;
};

type ControlProps = {
  detail: ListingFormDetail;
  value: string;
  onValueChange: (value: string) => void;
  readOnly: boolean;
};

function DetailControl({ detail, value, onValueChange, readOnly }: ControlProps) {
  const market = useMarketMessages();
  const listId = useId();
  const { name, options, suggestions, numeric = false } = detail;
  if (options !== undefined) {
    return (
      <Select
        name={name}
        onValueChange={onValueChange}
        options={options}
        placeholder={market.notGiven}
        readOnly={readOnly}
        value={value}
      />
    );
  }
  return (
    <>
      <TextInput
        autoComplete="off"
        dir={numeric ? undefined : 'auto'}
        inputMode={numeric ? 'numeric' : undefined}
        list={suggestions === undefined ? undefined : listId}
        name={name}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value)}
        readOnly={readOnly}
        value={value}
      />
      {suggestions === undefined ? null : (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** The fields that only the chosen category has. */
export function ListingFormDetails({ details, value, onChange, errors, readOnly }: ListingFormDetailsProps) {
  if (details.length === 0) return null;
  return (
    <div className={styles.details} data-part="details">
      {details.map((detail) => (
        <Field
          className={detail.short === true ? undefined : styles.wide}
          description={detail.hint}
          error={errors[detail.name]}
          key={detail.name}
          label={detail.label}
          optional
        >
          <DetailControl
            detail={detail}
            onValueChange={(next) =>
              onChange({ ...value, details: { ...value.details, [detail.name]: next } })
            }
            readOnly={readOnly}
            value={value.details?.[detail.name] ?? ''}
          />
        </Field>
      ))}
    </div>
  );
}
