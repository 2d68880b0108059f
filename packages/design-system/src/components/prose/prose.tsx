import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './prose.module.css';

export type ProseProps = ComponentProps<'div'>;

/** A text of plain elements, as it comes from an editor or from Markdown: it sets what stands within it. */
export function Prose({ className, ...props }: ProseProps) {
  return <div {...props} className={classNames(styles.root, className)} data-component="prose" />;
}
