import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { CopyValue } from './copy-value.tsx';
import { colorRows, colorValues, contrastPairs, type ReferenceToken } from './reference.ts';
import styles from './token-reference.module.css';
import { usesOf } from './uses.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function ColorTable({ token }: { token: ReferenceToken }) {
  const rows = colorRows(token);
  return (
    <ul className={styles.values}>
      {rows.map((row) => (
        <li className={styles.value} key={row}>
          <strong>{row}</strong>
          <ul className={styles.contexts}>
            {colorValues(token, row).map(({ label, hex, oklch }) => (
              <li className={styles.context} key={label}>
                <span className={styles.swatch} style={{ backgroundColor: hex }} />
                <span className={styles.contextName}>{label}</span>
                <CopyValue label={`${row}, ${label}`} value={hex} />
                <CopyValue label={`${row}, ${label}, OKLCH`} value={oklch} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PlainTable({ token }: { token: ReferenceToken }) {
  const { values } = token.token;
  return (
    <ul className={styles.values}>
      {[...values].map(([mode, value]) => (
        <li className={styles.value} key={mode}>
          <strong>{mode === 'value' ? 'Everywhere' : mode}</strong>
          <code className={styles.plain}>{value.kind === 'plain' ? plainText(value.value) : ''}</code>
        </li>
      ))}
    </ul>
  );
}

/** The value of a size, a time, a font or another type, as in CSS where this is possible. */
export function plainText(value: unknown): string {
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value)
    return `${String(value.value)}${String(value.unit)}`;
  return JSON.stringify(value);
}

function ContrastList({ token }: { token: ReferenceToken }) {
  const pairs = contrastPairs(token);
  if (pairs.length === 0) return <Text tone="muted">No pair of text and background uses it.</Text>;
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ scheme, text, ground, ratio, least }) => (
        <li key={`${scheme} ${text} ${ground}`}>
          {text} on {ground}, {scheme}: <b>{ratio.toFixed(2)}</b> (at least {least})
        </li>
      ))}
    </ul>
  );
}

function Uses({ property }: { property: string }) {
  const uses = usesOf(property);
  if (uses.length === 0) return <Text tone="muted">No component uses it. It is for sites.</Text>;
  return (
    <Stack direction="row" gap={2} wrap>
      {uses.map((use) => (
        <Badge key={use}>{use}</Badge>
      ))}
    </Stack>
  );
}

/** All values, contrasts, uses and names of one token. */
export function TokenDetails({ token }: { token: ReferenceToken }) {
  const isColor = token.token.type === 'color';
  const names = [
    ['CSS', `var(${token.property})`],
    ['Sass', token.sass],
    ['Tailwind', token.tailwind],
    ['Figma', token.figma],
  ] as const;
  return (
    <Stack className={styles.details} gap={5}>
      <Section title={token.group === 'season' ? 'Values by season, in the house brand' : 'Values'}>
        {isColor ? <ColorTable token={token} /> : <PlainTable token={token} />}
      </Section>
      {isColor && (
        <Section title="Contrast in the house brand">
          <ContrastList token={token} />
        </Section>
      )}
      <Section title="Names">
        <dl className={styles.names}>
          {names.map(([tool, name]) => (
            <div className={styles.name} key={tool}>
              <dt>{tool}</dt>
              <dd>
                {name === undefined ? 'None' : <CopyValue label={`the name in ${tool}`} value={name} />}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Used by">
        <Uses property={token.property} />
      </Section>
    </Stack>
  );
}
