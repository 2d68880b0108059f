import type { ComponentProps } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './new-posts-pill.module.css';

export type NewPostsPillProps = Omit<ComponentProps<'div'>, 'children' | 'onClick'> & {
  /** How many posts wait. With none there is no pill; leave it mounted, so that the first is announced. */
  count: number;
  /** What it says: '3 new posts'. */
  label: string;
  /** Called to show them. */
  onClick: () => void;
};

/** Says that there is something new above, without moving what is being read. */
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
