import { SearchField } from '../../components/search-field/search-field.tsx';
import { moveToRows } from './row-keys.ts';

type SearchBoxProps = {
  /** The accessible name of the field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search field for the rows below it. Arrow Down moves to them. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <SearchField
      aria-label={label}
      autoComplete="off"
      dir="auto"
      onKeyDown={moveToRows}
      onValueChange={onChange}
      placeholder={label}
      value={value}
    />
  );
}
