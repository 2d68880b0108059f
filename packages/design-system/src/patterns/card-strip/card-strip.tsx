import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Stack } from '../../components/stack/stack.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './card-strip.module.css';

export type CardStripItem = {
  /** Identifies the card. */
  readonly id: string;
  /** An icon before the texts. */
  readonly icon: ReactNode;
  /** The title of the card. */
  readonly title: string;
  /** The most important fact of the card. Its line stays empty while the fact is loading. */
  readonly detail?: string | undefined;
  /** The language of the detail, if it differs from the page's. */
  readonly detailLang?: string | undefined;
  /** The card. It is mounted while it is shown. */
  readonly content: ReactNode;
};

export type CardStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the strip. */
  label: string;
  /** The cards. */
  items: readonly CardStripItem[];
};

/** Cards in one line that scrolls sideways. A press on one shows it below the line. */
export function CardStrip({ label, items, className, ...props }: CardStripProps) {
  const panelId = useId();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = items.find(({ id }) => id === shownId);
  return (
    <div
      role="group"
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="card-strip"
    >
      <Stack as="ul" className={styles.line} data-part="line" direction="row" gap={2} role="list">
        {items.map(({ id, icon, title, detail, detailLang }) => (
          <li className={styles.item} key={id}>
            <button
              aria-controls={panelId}
              aria-expanded={id === shownId}
              className={styles.button}
              data-part="button"
              onClick={() => setShownId(id === shownId ? null : id)}
              type="button"
            >
              <span className={styles.icon} data-part="icon">
                {icon}
              </span>
              <span className={styles.texts}>
                <span className={styles.title} data-part="title">
                  {title}
                </span>
                <span className={styles.detail} data-part="detail" lang={detailLang}>
                  {detail}
                </span>
              </span>
            </button>
          </li>
        ))}
      </Stack>
      <div className={styles.panel} data-part="panel" id={panelId}>
        {shown?.content}
      </div>
    </div>
  );
}
