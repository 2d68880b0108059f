import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './prose.module.css';

export type ProseProps = ComponentProps<'div'>;

/** Styles plain HTML elements, such as those from an editor or from Markdown. */
export function Prose({ className, ...props }: ProseProps) {
  return <div {...props} className={classNames(styles.root, className)} data-component="prose" />;
}
