import { Field, NativeSelect, SearchField, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

// A pause of this many milliseconds means that the reader has finished typing.
const pause = 300;

interface SearchFilterProps {
  label: string;
  /** Says which fields are searched. */
  description?: string;
  /** The text in the URL. */
  value: string;
  onSearch: (text: string) => void;
  busy?: boolean;
}

/** A search field for the rows. Typing changes the URL, and a change of the URL changes the field. */
export function SearchFilter({ label, description, value, onSearch, busy = false }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <Field label={label} description={description}>
      <SearchField
        busy={busy}
        delay={pause}
        maxLength={200}
        onSearch={(text) => onSearch(text.trim())}
        onValueChange={setTyped}
        value={typed}
      />
    </Field>
  );
}

interface ChoiceFilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** The label of the option without a filter. "All" by default. */
  all?: string;
  onChoose: (value: string) => void;
}

/** A select that filters the rows by one value, or shows all rows. */
export function ChoiceFilter({ label, value, options, all, onChoose }: ChoiceFilterProps) {
  const { i18n } = useLingui();
  return (
    <Field label={label}>
      <NativeSelect
        onChange={(event) => onChoose(event.target.value)}
        options={[{ value: '', label: all ?? i18n._('All') }, ...options]}
        value={value}
      />
    </Field>
  );
}

interface DayFilterProps {
  label: string;
  /** The day in the format of the URL, such as 2026-11-22. */
  value: string;
  onChoose: (day: string) => void;
}

/** A date field that limits the rows: to those from a first day, or to those until a last day. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  return (
    <Field label={label}>
      <TextInput onChange={(event) => onChoose(event.target.value)} type="date" value={value} />
    </Field>
  );
}
