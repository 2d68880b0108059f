import { useId, type ComponentProps } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './shortcut-list.module.css';

export type Shortcut = {
  /** What the shortcut does: 'Search people'. */
  readonly label: string;
  /** The keys to press together, as they are written on the keyboard. */
  readonly keys: readonly string[];
};

export type ShortcutListProps = Omit<ComponentProps<'section'>, 'aria-labelledby' | 'children' | 'title'> & {
  /** Where the shortcuts work: 'On every page'. */
  title: string;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /** The shortcuts, in the order in which they are shown. */
  shortcuts: readonly Shortcut[];
};

/** Keyboard shortcuts with their keys. */
export function ShortcutList({ title, headingLevel = 3, shortcuts, className, ...props }: ShortcutListProps) {
  const titleId = useId();
  return (
    <section
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="shortcut-list"
    >
      <Heading id={titleId} level={headingLevel} size="sm">
        {title}
      </Heading>
      <dl data-part="list">
        {shortcuts.map(({ label, keys }) => (
          <div className={styles.item} data-part="item" key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd className={styles.key} data-part="key" key={key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
