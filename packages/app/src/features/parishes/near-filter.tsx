import { Field, Grid, NativeSelect, SearchField } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_MILES, distances, isZip, type Near } from './distance.ts';
import { parishesPath } from './parishes-path.ts';

interface NearFilterProps {
  search: string;
  /** The place in the URL. */
  near: Near | null;
  /** The server's error about the ZIP code. */
  error: string | undefined;
}

/** The ZIP code near which parishes are listed, and the distance. Both are in the URL. */
export function NearFilter({ search, near, error }: NearFilterProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const zip = near?.zip ?? '';
  const distance = near?.distance ?? DEFAULT_MILES;
  const [typed, setTyped] = useState(zip);
  const [known, setKnown] = useState(zip);
  const [isInvalid, setInvalid] = useState(false);
  if (known !== zip) {
    setKnown(zip);
    setTyped(zip);
    setInvalid(false);
  }

  const show = (next: Near | null) => {
    const path = parishesPath(search, next);
    if (path !== parishesPath(search, near)) void navigate(path);
  };
  const find = (text: string) => {
    const sought = text.trim();
    setInvalid(sought !== '' && !isZip(sought));
    if (sought === '') show(null);
    else if (isZip(sought)) show({ zip: sought, distance });
  };

  return (
    <Grid columns="md" gap={4}>
      <Field
        error={isInvalid ? i18n._('Please enter a ZIP code of five digits.') : error}
        label={i18n._('Near ZIP code')}
      >
        <SearchField
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          onSearch={find}
          onValueChange={setTyped}
          submitLabel={i18n._('Find')}
          value={typed}
        />
      </Field>
      <Field label={i18n._('Distance')}>
        <NativeSelect
          disabled={near === null}
          onChange={({ target }) => {
            const chosen = distances.find((miles) => String(miles) === target.value);
            if (near !== null && chosen !== undefined) show({ ...near, distance: chosen });
          }}
          options={distances.map((miles) => ({
            value: String(miles),
            label: i18n._('{miles} miles', { miles }),
          }))}
          value={String(distance)}
        />
      </Field>
    </Grid>
  );
}
