import { Field, NativeSelect, SearchField, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

// Nobody types two letters with so much between them who has not come to an end.
const pause = 300;

interface SearchFilterProps {
  label: string;
  /** Says what is searched through. */
  description?: string;
  /** What the address asks for. */
  value: string;
  onSearch: (text: string) => void;
  busy?: boolean;
}

/** What the rows are searched by: the address follows what is typed, and the field follows the address. */
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
  /** What none of them stands for, where that is not all. */
  all?: string;
  onChoose: (value: string) => void;
}

/** One of a few values by which the rows are narrowed down, or all of them. */
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
  /** As the address has it: 2026-11-22. */
  value: string;
  onChoose: (day: string) => void;
}

/** A day at which the rows begin, or end. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  return (
    <Field label={label}>
      <TextInput onChange={(event) => onChoose(event.target.value)} type="date" value={value} />
    </Field>
  );
}
