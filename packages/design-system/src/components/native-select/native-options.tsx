export type SelectOption = {
  /** What the form gets. */
  readonly value: string;
  /** What one reads. */
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
  /** It is there, but cannot be chosen now. */
  readonly disabled?: boolean;
};

export type SelectOptionGroup = {
  /** What the options have in common. */
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
