import type { ComponentProps, ReactNode } from 'react';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import styles from './side-menu.module.css';

export type SideSheetMenuItem = {
  readonly label: string;
  readonly icon: ReactNode;
  /** The address of the entry. If omitted, the entry is a button. */
  readonly href?: string;
  /** Called when the reader chooses an entry that has no address. */
  readonly onSelect?: () => void;
  /** Marks the current page. */
  readonly current?: boolean;
};

export type SideSheetMenuProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet closes. It also closes after a choice. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name of the sheet and of its navigation. */
  label: string;
  /** The entries, in order. */
  items: readonly SideSheetMenuItem[];
  /** Content below the entries, for actions that should be available on every page. */
  footer?: ReactNode;
};

/** The side menu for a narrow screen. It is a sheet that slides in from the inline end. */
export function SideSheetMenu({ open, onOpenChange, label, items, footer, ...props }: SideSheetMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet {...props} onOpenChange={onOpenChange} open={open} side="end" title={label}>
      <nav aria-label={label} data-component="side-sheet-menu">
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              {item.href === undefined ? (
                <button
                  className={styles.link}
                  onClick={() => {
                    close();
                    item.onSelect?.();
                  }}
                  type="button"
                >
                  {item.icon}
                  <span className={styles.label}>{item.label}</span>
                </button>
              ) : (
                <RouterLink
                  aria-current={item.current === true ? 'page' : undefined}
                  className={styles.link}
                  href={item.href}
                  onClick={close}
                >
                  {item.icon}
                  <span className={styles.label}>{item.label}</span>
                </RouterLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {footer === undefined ? null : (
        <div className={styles.footer} data-part="footer">
          {footer}
        </div>
      )}
    </Sheet>
  );
}
