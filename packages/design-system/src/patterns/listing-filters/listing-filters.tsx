import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field } from '../../components/field/field.tsx';
import { Select } from '../../components/select/select.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import type { ListingCategory, ListingFilterChoices, ListingFilterValue } from './listing-filter-value.ts';
import styles from './listing-filters.module.css';

export type ListingFiltersProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** The filter values. */
  value: ListingFilterValue;
  /** Called with all filter values at every change. */
  onChange: (value: ListingFilterValue) => void;
  /** The available filter options. */
  choices: ListingFilterChoices;
  /**
   * A note about the distance. For example, the place from which distances are measured, or a link for entering a ZIP
   * code.
   */
  distanceNote?: ReactNode;
  /** Disables the distance filter if the reader's location is unknown. */
  distanceDisabled?: boolean;
  /** Content below the filters, such as saved searches. */
  children?: ReactNode;
};

/** Filters for category, its details, distance and price. They are next to the list or in a sheet. */
export function ListingFilters({
  value,
  onChange,
  choices,
  distanceNote,
  distanceDisabled = false,
  children,
  className,
  ...props
}: ListingFiltersProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const headingId = useId();
  const { categories, total, totalIsCapped = false, room = 0, details = [], distances, prices } = choices;
  const all: ListingCategory = {
    value: '',
    label: market.allCategories,
    ...(total === undefined ? {} : { count: total, isCapped: totalIsCapped }),
  };
  const number = new Intl.NumberFormat(locale);

  return (
    <div
      {...props}
      className={classNames(stackVariants({ gap: 5 }), className)}
      data-component="listing-filters"
    >
      <div data-part="categories">
        <Text as="div" className={styles.heading} id={headingId} serif size="lg" weight="semibold">
          {market.categories}
        </Text>
        <ul aria-labelledby={headingId}>
          {[all, ...categories].map(({ value: category, label, count, isCapped }) => (
            <li key={category}>
              <button
                aria-pressed={category === value.category}
                className={styles.category}
                data-part="category"
                onClick={() => onChange({ ...value, category })}
                type="button"
              >
                <span>{label}</span>
                {count === undefined ? null : (
                  <>
                    {' '}
                    <span className={styles.count} data-part="count">
                      {number.format(count)}
                      {isCapped === true ? '+' : null}
                    </span>
                  </>
                )}
              </button>
            </li>
          ))}
          {Array.from({ length: Math.max(0, room - categories.length) }, (_, index) => (
            <li aria-hidden className={classNames(styles.category, styles.room)} key={`room-${index}`}>
              {'\u00A0'}
            </li>
          ))}
        </ul>
      </div>
      {details.length === 0 ? null : (
        <div className={styles.details} data-part="details">
          {details.map(({ name, label, options, short }) => (
            <Field className={short === true ? undefined : styles.wide} key={name} label={label}>
              <Select
                onValueChange={(chosen) =>
                  onChange({ ...value, details: { ...value.details, [name]: chosen } })
                }
                options={options}
                placeholder={market.any}
                value={value.details?.[name] ?? ''}
              />
            </Field>
          ))}
        </div>
      )}
      <Field description={distanceNote} label={market.distance}>
        <Select
          disabled={distanceDisabled}
          onValueChange={(distance) => onChange({ ...value, distance })}
          options={distances}
          placeholder={market.anyDistance}
          value={value.distance}
        />
      </Field>
      <Field label={market.price}>
        <Select
          onValueChange={(price) => onChange({ ...value, price })}
          options={prices}
          placeholder={market.anyPrice}
          value={value.price}
        />
      </Field>
      {children}
    </div>
  );
}
