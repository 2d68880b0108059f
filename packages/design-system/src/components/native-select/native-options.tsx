export type SelectOption = {
  /** The value in the form. */
  readonly value: string;
  /** The visible label. */
  readonly label: string;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** Shows the option, but it cannot be chosen. */
  readonly disabled?: boolean;
};

export type SelectOptionGroup = {
  /** The label of the group. */
  readonly label: string;
  /** The options of the group. */
  readonly options: readonly SelectOption[];
};

type NativeOptionsProps = {
  options: readonly (SelectOption | SelectOptionGroup)[];
  placeholder: string | undefined;
};

const option = ({ value, label, lang, disabled }: SelectOption) => (
  <option disabled={disabled} key={value} lang={lang} value={value}>
    {label}
  </option>
);

/** The options of a `<select>`. */
export function NativeOptions({ options, placeholder }: NativeOptionsProps) {
  return (
    <>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((entry) =>
        'options' in entry ? (
          <optgroup key={`group ${entry.label}`} label={entry.label}>
            {entry.options.map(option)}
          </optgroup>
        ) : (
          option(entry)
        ),
      )}
    </>
  );
}
