import type { ComponentProps, ReactNode } from 'react';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './listing-filters.module.css';

export type ListingLayoutProps = ComponentProps<'div'> & {
  /** The ListingFilters element. If there is no space for it next to the list, a sheet shows it instead. */
  filters: ReactNode;
  /** The toolbar and the list. */
  children: ReactNode;
};

/** The listings screen, with the filters next to the results. */
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
