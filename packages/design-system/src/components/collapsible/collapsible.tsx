import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './collapsible.module.css';

export type CollapsibleProps = Omit<ComponentProps<'div'>, 'onToggle'> & {
  /** The button's label. It stays the same when the content opens or closes. */
  summary: ReactNode;
  /** Whether the content is open (controlled). */
  open?: boolean;
  /** Whether the content is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called with the new state: true if the content is now open. */
  onOpenChange?: (open: boolean) => void;
  /** The collapsible content. */
  children: ReactNode;
};

/** A part of the page that collapses under its heading. */
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
