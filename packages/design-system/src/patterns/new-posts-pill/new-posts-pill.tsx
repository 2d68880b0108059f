import type { ComponentProps } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './new-posts-pill.module.css';

export type NewPostsPillProps = Omit<ComponentProps<'div'>, 'children' | 'onClick'> & {
  /** The number of new posts. With 0 there is no pill; keep it mounted, so that the first is announced. */
  count: number;
  /** The text: '3 new posts'. */
  label: string;
  /** Called to show them. */
  onClick: () => void;
};

/** Announces new posts above without moving the visible ones. */
export function NewPostsPill({ count, label, onClick, className, ...props }: NewPostsPillProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="new-posts-pill"
      role="status"
    >
      {count > 0 ? (
        <Button className={styles.pill} leadingIcon={<IconArrowUp size="sm" />} onClick={onClick} size="md">
          {label}
        </Button>
      ) : null}
    </div>
  );
}
