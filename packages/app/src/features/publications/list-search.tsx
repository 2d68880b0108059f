import { Field, SearchField } from '@parvis/design-system';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHasLeft } from '../../router/use-has-left.ts';

// A pause of this many milliseconds means that the reader has finished typing.
const pause = 300;

const searching = { searching: true };
const isSearching = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searching' in state;

interface ListSearchProps {
  label: string;
  /** The search text in the URL. */
  value: string;
  pathTo: (text: string) => string;
}

/**
 * A search field. Typing changes the URL within one history entry. If the URL changes, the field shows the search text
 * of the new URL.
 */
export function ListSearch({ label, value, pathTo }: ListSearchProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const hasLeft = useHasLeft();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <Field label={label}>
      <SearchField
        delay={pause}
        maxLength={200}
        onSearch={(text) => {
          const sought = text.trim();
          if (sought !== value && !hasLeft())
            void navigate(pathTo(sought), { replace: isSearching(state), state: searching });
        }}
        onValueChange={setTyped}
        value={typed}
      />
    </Field>
  );
}
