import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Select } from '../../components/select/select.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { Text } from '../../components/text/text.tsx';
import { ToggleGroup } from '../../components/toggle-group/toggle-group.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconClose } from '../../icons/close.tsx';
import { IconFilter } from '../../icons/filter.tsx';
import { IconMap } from '../../icons/map.tsx';
import { IconViewGrid } from '../../icons/view-grid.tsx';
import { IconViewList } from '../../icons/view-list.tsx';
import { classNames } from '../../utilities/class-names.ts';
import {
  activeFilters,
  withoutFilters,
  type ActiveFilter,
  type ListingFilterChoices,
  type ListingFilterValue,
} from './listing-filter-value.ts';
import styles from './listing-filters.module.css';

export type MarketView = 'grid' | 'list' | 'map';

export type ListingToolbarProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** The filter values. */
  value: ListingFilterValue;
  /** Called with all filter values at every change. */
  onChange: (value: ListingFilterValue) => void;
  /** Called to clear all filters, including filters outside the toolbar. By default `onChange` is called. */
  onClear?: (() => void) | undefined;
  /** The available filter options. */
  choices: ListingFilterChoices;
  /** The current view. */
  view: MarketView;
  /** Called with the chosen view. */
  onViewChange: (view: MarketView) => void;
  /** The available views. */
  views?: readonly MarketView[];
  /** The number of results; null while unknown. A change is announced. */
  resultCount: number | null;
  /** Whether the count is only a minimum. */
  resultIsCapped?: boolean;
  /** Whether the listings are being searched. */
  searching?: boolean;
  /**
   * Opens the filter sheet. Its button is shown if there is no space for the filters next to the list. On a phone,
   * the sorting is in the sheet too.
   */
  onOpenFilters?: () => void;
  /** The main action of the screen: 'Create list'. */
  action?: ReactNode;
};

const icons = { grid: IconViewGrid, list: IconViewList, map: IconMap };
const allViews = ['grid', 'list', 'map'] as const;

const asView = (value: string): MarketView => allViews.find((name) => name === value) ?? 'grid';

/** The search, the sorting and the view of the listings, with the number of results and the active filters. */
export function ListingToolbar({
  value,
  onChange,
  onClear,
  choices,
  view,
  onViewChange,
  views = allViews,
  resultCount,
  resultIsCapped = false,
  searching = false,
  onOpenFilters,
  action,
  className,
  ...props
}: ListingToolbarProps) {
  const market = useMarketMessages();
  const result = useRef<HTMLElement>(null);
  const active = activeFilters(value, choices, market);
  const inSheet = active.filter(({ name }) => name !== 'search').length;

  // The pressed button disappears together with its filter, so the focus moves to the result.
  const clear = (filters: readonly ActiveFilter[]) => {
    onChange(withoutFilters(value, filters));
    result.current?.focus();
  };

  const clearAll = () => {
    if (onClear === undefined) {
      clear(active);
      return;
    }
    onClear();
    result.current?.focus();
  };

  return (
    <div
      {...props}
      className={classNames(stackVariants({ gap: 3 }), className)}
      data-component="listing-toolbar"
    >
      <div className={styles.bar} role="search">
        <Field className={styles.search} hideLabel label={market.searchListings}>
          <SearchField
            busy={searching}
            onValueChange={(search) => onChange({ ...value, search })}
            placeholder={market.searchListings}
            value={value.search}
          />
        </Field>
        {onOpenFilters === undefined ? null : (
          <Button
            aria-haspopup="dialog"
            className={styles.opener}
            data-part="open-filters"
            leadingIcon={<IconFilter />}
            onClick={onOpenFilters}
            variant="secondary"
          >
            {inSheet === 0 ? (
              <span className={styles.openerText}>{market.filters}</span>
            ) : (
              <>
                <VisuallyHidden>{market.filtersActive(inSheet)}</VisuallyHidden>
                <span aria-hidden className={styles.openerText}>
                  {market.filters}
                </span>
                <span aria-hidden className={styles.count}>
                  {inSheet}
                </span>
              </>
            )}
          </Button>
        )}
        <Field
          className={classNames(styles.sort, onOpenFilters !== undefined && styles.sortInSheet)}
          hideLabel
          label={market.sortBy}
        >
          <Select
            onValueChange={(sort) => onChange({ ...value, sort })}
            options={choices.sorts}
            value={value.sort}
          />
        </Field>
        {action === undefined ? null : <div data-part="action">{action}</div>}
      </div>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Text
          className={styles.result}
          data-part="result"
          ref={result}
          role="status"
          tabIndex={-1}
          tone="muted"
        >
          {resultCount === null
            ? ''
            : resultCount === 0
              ? market.noListings
              : market.listingCount(resultCount, resultIsCapped)}
        </Text>
        <ToggleGroup
          className={styles.views ?? ''}
          data-part="views"
          label={market.view}
          onValueChange={(next) => onViewChange(asView(next))}
          options={views.map((name) => {
            const ViewIcon = icons[name];
            return { value: name, label: market[name], icon: <ViewIcon /> };
          })}
          value={view}
        />
      </Stack>
      {active.length === 0 ? null : (
        <Stack align="center" direction="row" gap={2} wrap>
          <Stack
            aria-label={market.activeFilters}
            as="ul"
            data-part="active"
            direction="row"
            gap={2}
            role="list"
            wrap
          >
            {active.map((filter) => (
              <li key={filter.detail ?? filter.name}>
                <Button
                  aria-label={market.removeFilter(filter.label)}
                  className={styles.chip}
                  onClick={() => clear([filter])}
                  size="sm"
                  variant="secondary"
                >
                  {filter.label}
                  <IconClose size="sm" />
                </Button>
              </li>
            ))}
          </Stack>
          <Button data-part="clear" onClick={clearAll} size="sm" variant="ghost">
            {market.clearFilters}
          </Button>
        </Stack>
      )}
    </div>
  );
}
