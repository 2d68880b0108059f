import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';
import { parts } from '../packages/design-system/src/documentation/status/parts.ts';
import { StabilityBadge } from '../packages/design-system/src/documentation/status/status-table.tsx';
import styles from '../packages/design-system/src/documentation/status/status.module.css';

/** The title of the component that a page describes. Undefined for other pages. */
function titleOf(context: ContextType<typeof DocsContext>): string | undefined {
  try {
    return context.resolveOf('meta', ['meta']).csfFile.meta.title;
  } catch {
    return undefined;
  }
}

/** The status of the component, at the beginning of its guide. */
export function StatusLine() {
  const title = titleOf(useContext(DocsContext));
  const part = parts.find((known) => known.title === title);
  if (part === undefined) return null;
  return (
    <p className={`sb-unstyled ${styles.line}`}>
      <StabilityBadge stability={part.stability} />
      <span>Since {part.since}</span>
      {part.synonyms.length === 0 ? null : <span>Also called: {part.synonyms.join(', ')}</span>}
      <a href="?path=/story/status--status" target="_top">
        Status of all parts
      </a>
    </p>
  );
}
