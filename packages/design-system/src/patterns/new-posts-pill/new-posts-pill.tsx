import type { ComponentProps } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './new-posts-pill.module.css';

export type NewPostsPillProps = Omit<ComponentProps<'div'>, 'children' | 'onClick'> & {
  /**
   * The number of new posts. With 0 there is no pill. Keep the component mounted even then, so that the first
   * new post is announced.
   */
  count: number;
  /** The text: '3 new posts'. */
  label: string;
  /** Called to show the new posts. */
  onClick: () => void;
};

/** Announces that there are new posts above, and shows them on a press. Until then, the visible posts do not move. */
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
