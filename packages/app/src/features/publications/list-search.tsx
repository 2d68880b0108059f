import { Field, SearchField } from '@parvis/design-system';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHasLeft } from '../../router/use-has-left.ts';

// Somebody who pauses this long has finished typing.
const pause = 300;

const searching = { searching: true };
const isSearching = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searching' in state;

interface ListSearchProps {
  label: string;
  /** The text in the URL. */
  value: string;
  pathTo: (text: string) => string;
}

/** A search field. The URL follows the typing in one history entry, and the field follows the URL. */
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
