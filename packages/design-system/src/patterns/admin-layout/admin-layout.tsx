import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { classNames } from '../../utilities/class-names.ts';
import type { NavigationItem } from '../bottom-bar/bottom-bar.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { SideSheetMenu } from '../side-menu/side-sheet-menu.tsx';
import styles from './admin-layout.module.css';

export type AdminLayoutProps = ComponentProps<'div'> & {
  /** The accessible name of the navigation, and of the button that opens it on a phone. */
  label: string;
  /** The areas, in order. */
  items: readonly NavigationItem[];
  /** `wide` gives the page the whole width, for an editor. The sections are behind the button then. */
  variant?: 'default' | 'wide';
  /** The page. */
  children: ReactNode;
};

/** The layout of the admin area. Its sections are next to the page, or on a phone behind a button above the page. */
export function AdminLayout({
  label,
  items,
  variant = 'default',
  className,
  children,
  ...props
}: AdminLayoutProps) {
  const [open, setOpen] = useState(false);
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="admin-layout"
      data-variant={variant}
    >
      <div className={styles.columns}>
        <div className={styles.button} data-part="menu-button">
          <Button
            aria-expanded={open}
            aria-haspopup="dialog"
            leadingIcon={<IconMenu size="sm" />}
            onClick={() => setOpen(true)}
            size="sm"
            variant="secondary"
          >
            {label}
          </Button>
        </div>
        <div className={styles.menu} data-part="menu">
          <SideMenu items={items} label={label} />
        </div>
        <div className={styles.content} data-part="content">
          {children}
        </div>
      </div>
      <SideSheetMenu items={items} label={label} onOpenChange={setOpen} open={open} />
    </div>
  );
}
