import { useDeferredValue, useMemo, useState } from 'react';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Field } from '../../components/field/field.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { colorRows, colorValues, matches, tokenGroups, tokens, type ReferenceToken } from './reference.ts';
import { plainText, TokenDetails } from './token-details.tsx';
import styles from './token-reference.module.css';

function Summary({ token }: { token: ReferenceToken }) {
  if (token.token.type !== 'color') {
    const [value] = token.token.values.values();
    const text = value?.kind === 'plain' ? plainText(value.value) : '';
    return <span className={styles.short}>{text.length > 40 ? token.token.type : text}</span>;
  }
  const values = colorValues(token, colorRows(token)[0] ?? '');
  const shown = values.filter(({ label }) => !label.includes('contrast'));
  return (
    <span className={styles.short}>
      {shown.map(({ label, hex }) => (
        <span className={styles.shortColor} key={label}>
          <span className={styles.dot} style={{ backgroundColor: hex }} />
          {hex}
        </span>
      ))}
    </span>
  );
}

function Row({ token }: { token: ReferenceToken }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      <Collapsible
        onOpenChange={setOpen}
        open={open}
        summary={
          <span className={styles.summary}>
            <span className={styles.title}>
              {token.name}
              {token.description !== '' && <small className={styles.purpose}>{token.description}</small>}
            </span>
            <Summary token={token} />
          </span>
        }
      >
        {open && <TokenDetails token={token} />}
      </Collapsible>
    </li>
  );
}

/** Every token with its values, contrasts, uses and names in other tools. */
export function TokenReference() {
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () => tokens.filter((token) => (group === '' || token.group === group) && matches(token, wanted)),
    [wanted, group],
  );
  return (
    <Stack gap={5}>
      <div className={styles.filters}>
        <Field label="Search by name, purpose or hex value">
          <SearchField onValueChange={setQuery} value={query} />
        </Field>
        <Field label="Group">
          <NativeSelect
            onChange={(event) => setGroup(event.currentTarget.value)}
            options={[
              { value: '', label: 'All' },
              ...tokenGroups.map((name) => ({ value: name, label: name })),
            ]}
            value={group}
          />
        </Field>
      </div>
      <Text role="status" size="sm" tone="muted">
        {found.length === 1 ? '1 token' : `${found.length} tokens`}
      </Text>
      {found.length === 0 ? (
        <EmptyState title="No token matches" />
      ) : (
        <ul className={styles.list}>
          {found.map((token) => (
            <Row key={token.name} token={token} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
