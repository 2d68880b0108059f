import type { ComponentProps, ReactNode } from 'react';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { pageList } from './page-list.ts';
import styles from './pagination.module.css';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The accessible name of the navigation, if a page has several; by default 'Pages'. */
  label?: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. Nothing is shown if there is only one page or none. */
  pageCount: number;
  /** Returns the address of a page. If it is set, the pages are links. */
  hrefOf?: (page: number) => string;
  /** Called with the chosen page when a button is pressed, or before a link is followed. */
  onPageChange?: (page: number) => void;
};

/** Navigates a long list page by page. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOf,
  onPageChange,
  className,
  ...props
}: PaginationProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  if (pageCount <= 1) return null;

  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const looks = classNames(buttonVariants({ variant: 'ghost', size: 'sm' }), styles.page);

  /** Renders one entry. A disabled entry stays visible, so that the row does not move and a button keeps the focus. */
  const place = (target: number, name: string | undefined, children: ReactNode) => {
    const inert = target < 1 || target > pageCount;
    const shared = {
      'aria-current': target === page ? ('page' as const) : undefined,
      'aria-disabled': inert || undefined,
      'aria-label': name,
      className: looks,
      'data-part': 'page',
      onClick: inert ? undefined : () => onPageChange?.(target),
    };
    if (hrefOf === undefined)
      return (
        <button {...shared} type="button">
          {children}
        </button>
      );
    return inert ? (
      <span {...shared} role="link">
        {children}
      </span>
    ) : (
      <RouterLink {...shared} href={hrefOf(target)}>
        {children}
      </RouterLink>
    );
  };

  return (
    <nav
      {...props}
      aria-label={label ?? messages.pages}
      className={classNames(styles.root, className)}
      data-component="pagination"
    >
      <ul className={styles.list}>
        <li>
          {place(
            page - 1,
            undefined,
            <>
              <IconChevronRight className={styles.back} size="sm" />
              {messages.previousPage}
            </>,
          )}
        </li>
        {pageList(page, pageCount).map((entry) => (
          <li className={styles.number} key={entry}>
            {typeof entry === 'number' ? (
              place(entry, messages.page(number(entry)), number(entry))
            ) : (
              <span className={styles.gap} data-part="gap">
                …
              </span>
            )}
          </li>
        ))}
        <li className={styles.summary} data-part="summary">
          {messages.pageOf(number(page), number(pageCount))}
        </li>
        <li>
          {place(
            page + 1,
            undefined,
            <>
              {messages.nextPage}
              <IconChevronRight size="sm" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
