import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field } from '../../components/field/field.tsx';
import { Select } from '../../components/select/select.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import type { ListingFilterChoices, ListingFilterValue } from './listing-filter-value.ts';
import styles from './listing-filters.module.css';

export type ListingFiltersProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** What is asked for. */
  value: ListingFilterValue;
  /** Called with all that is asked for, as it changes. */
  onChange: (value: ListingFilterValue) => void;
  /** What can be asked for. */
  choices: ListingFilterChoices;
  /** What is said about the distance: from where it is measured, or a link to where the ZIP code is set. */
  distanceNote?: ReactNode;
  /** The distance cannot be asked for, as nobody knows from where. */
  distanceDisabled?: boolean;
};

/** Category, distance and price: beside the list, or in a sheet. */
export function ListingFilters({
  value,
  onChange,
  choices,
  distanceNote,
  distanceDisabled = false,
  className,
  ...props
}: ListingFiltersProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const headingId = useId();
  const { categories, total, distances, prices } = choices;
  const all = { value: '', label: market.allCategories, ...(total === undefined ? {} : { count: total }) };
  const number = new Intl.NumberFormat(locale);

  return (
    <div
      {...props}
      className={classNames(stackVariants({ gap: 5 }), styles.panel, className)}
      data-component="listing-filters"
    >
      <div className={styles.categories} data-part="categories">
        <Text as="div" className={styles.heading} id={headingId} serif size="lg" weight="semibold">
          {market.categories}
        </Text>
        <ul aria-labelledby={headingId}>
          {[all, ...categories].map(({ value: category, label, count }) => (
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
                    </span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
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
    </div>
  );
}
