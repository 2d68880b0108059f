import type { CSSProperties } from 'react';
import styles from './blocks.module.css';

const kindOf = (name: string) => /^--ds-(?<kind>[a-z]+)/.exec(name)?.groups?.['kind'] ?? '';

/** Shows a token: a color in both schemes, a shadow on a card, and always the value. */
export function TokenSpecimen({ name }: { name: string }) {
  const kind = kindOf(name);
  const style: CSSProperties & { '--ds-specimen': string } = { '--ds-specimen': `var(${name})` };
  if (kind === 'color' || kind === 'season') {
    return (
      <span className={styles.swatches}>
        {(['light', 'dark'] as const).map((scheme) => (
          <span className={styles.swatchGround} data-color-scheme={scheme} key={scheme}>
            <span className={styles.swatch} style={style} />
            {scheme}
          </span>
        ))}
      </span>
    );
  }
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return (
    <span className={styles.value}>
      {kind === 'shadow' && <span className={styles.leaf} style={style} />}
      {kind === 'radius' && <span className={styles.corner} style={style} />}
      <code className={styles.code}>{value}</code>
    </span>
  );
}
