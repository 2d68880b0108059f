import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './collapsible.module.css';

export type CollapsibleProps = Omit<ComponentProps<'div'>, 'onToggle'> & {
  /** What the button says. It stays the same, open or closed. */
  summary: ReactNode;
  /** Whether it is open, kept by the user of the component. */
  open?: boolean;
  /** Whether it is open at first, where it keeps that itself. */
  defaultOpen?: boolean;
  /** Called with what it is to become. */
  onOpenChange?: (open: boolean) => void;
  /** What is unfolded. */
  children: ReactNode;
};

/** A part of the page that folds away behind its own heading. */
export function Collapsible({
  summary,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...props
}: CollapsibleProps) {
  const contentId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="collapsible"
      data-state={isOpen ? 'open' : 'closed'}
    >
      <button
        aria-controls={contentId}
        aria-expanded={isOpen}
        className={styles.summary}
        data-part="summary"
        onClick={toggle}
        type="button"
      >
        <IconChevronDown className={styles.icon} size="sm" />
        {summary}
      </button>
      <div className={styles.fold} data-part="fold" id={contentId}>
        <div className={styles.content} data-part="content">
          {children}
        </div>
      </div>
    </div>
  );
}
