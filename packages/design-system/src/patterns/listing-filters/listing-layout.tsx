import type { ComponentProps, ReactNode } from 'react';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './listing-filters.module.css';

export type ListingLayoutProps = ComponentProps<'div'> & {
  /** ListingFilters: beside the list, or where there is no room for them not at all, as a sheet holds them. */
  filters: ReactNode;
  /** The toolbar and the list. */
  children: ReactNode;
};

/** The screen of the listings: what narrows them beside what was found. */
export function ListingLayout({ filters, className, children, ...props }: ListingLayoutProps) {
  const market = useMarketMessages();
  return (
    <div {...props} className={classNames(styles.layout, className)} data-component="listing-layout">
      <div className={styles.columns}>
        <section aria-label={market.filters} className={styles.aside} data-part="filters">
          {filters}
        </section>
        <div className={styles.main} data-part="listings">
          {children}
        </div>
      </div>
    </div>
  );
}
