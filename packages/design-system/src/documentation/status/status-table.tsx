import { useDeferredValue, useMemo, useState } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Field } from '../../components/field/field.tsx';
import { Link } from '../../components/link/link.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { matchesPart, parts, type DocumentedPart } from './parts.ts';
import type { Stability } from './status.ts';
import styles from './status.module.css';

const stabilityNames: Readonly<Record<Stability, string>> = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
};

const tones = { stable: 'success', experimental: 'warning', deprecated: 'danger' } as const;

/** How a part is reviewed. Only people can review how a screen reader reads it, and nobody has done so yet. */
const reviews = 'Every story with axe and by keyboard. No review with a screen reader.';

export const StabilityBadge = ({ stability }: { stability: Stability }) => (
  <Badge tone={tones[stability]}>{stabilityNames[stability]}</Badge>
);

function Row({ part }: { part: DocumentedPart }) {
  return (
    <tr>
      <th scope="row">
        <Link href={`?path=/docs/${part.guideId}`} target="_top">
          {part.name}
        </Link>
        <small className={styles.group}>{part.title.split('/').slice(0, -1).join(', ')}</small>
      </th>
      <td className={styles.short}>
        <StabilityBadge stability={part.stability} />
      </td>
      <td className={styles.short}>{part.since}</td>
      <td>{part.synonyms.join(', ')}</td>
      <td>
        {part.changes.length === 0 ? (
          'No changes'
        ) : (
          <Collapsible
            summary={
              <span>
                {part.changes.length === 1 ? '1 change' : `${part.changes.length} changes`}
                <VisuallyHidden> of {part.name}</VisuallyHidden>
              </span>
            }
          >
            <ul className={styles.changes}>
              {part.changes.map((change) => (
                <li key={change}>{change.replaceAll('`', '')}</li>
              ))}
            </ul>
          </Collapsible>
        )}
      </td>
    </tr>
  );
}

/** Every component and pattern with its status. The search also finds the names that other products use. */
export function StatusTable() {
  const [query, setQuery] = useState('');
  const [stability, setStability] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () =>
      parts.filter(
        (part) =>
          (stability === '' || part.stability === stability) &&
          (wanted.trim() === '' || matchesPart(part, wanted.trim())),
      ),
    [wanted, stability],
  );
  return (
    <Stack gap={5}>
      <div className={styles.filters}>
        <Field
          description="Also by the names that other products use: modal, drawer, chip"
          label="Search by name"
        >
          <SearchField onValueChange={setQuery} value={query} />
        </Field>
        <Field label="Status">
          <NativeSelect
            onChange={(event) => setStability(event.currentTarget.value)}
            options={[
              { value: '', label: 'All' },
              ...Object.entries(stabilityNames).map(([value, label]) => ({ value, label })),
            ]}
            value={stability}
          />
        </Field>
      </div>
      <Text role="status" size="sm" tone="muted">
        {found.length === 1 ? '1 part' : `${found.length} parts`}
      </Text>
      <Text size="sm">
        Stable: nothing is removed before the next major version. Experimental: can change in a minor version.
        Deprecated: will be removed in the next major version.
      </Text>
      <Text size="sm">Accessibility of every part: {reviews}</Text>
      {found.length === 0 ? (
        <EmptyState title="No component or pattern matches" />
      ) : (
        <div className={styles.frame}>
          <table aria-label="Components and patterns" className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Status</th>
                <th scope="col">Since</th>
                <th scope="col">Also called</th>
                <th scope="col">Since the last release</th>
              </tr>
            </thead>
            <tbody>
              {found.map((part) => (
                <Row key={part.folder} part={part} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Stack>
  );
}
