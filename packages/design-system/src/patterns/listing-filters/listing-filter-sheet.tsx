import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Select } from '../../components/select/select.tsx';
import { Sheet, SheetFooter } from '../../components/sheet/sheet.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { ListingFilters, type ListingFiltersProps } from './listing-filters.tsx';

export type ListingFilterSheetProps = Pick<
  ListingFiltersProps,
  'value' | 'onChange' | 'choices' | 'distanceNote' | 'distanceDisabled' | 'children'
> & {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet closes. */
  onOpenChange: (open: boolean) => void;
  /** The number of results; null while unknown. */
  resultCount: number | null;
  /** Whether the count is only a minimum. */
  resultIsCapped?: boolean;
};

/** The sorting and the filters in a sheet, for narrow screens. */
export function ListingFilterSheet({
  open,
  onOpenChange,
  resultCount,
  resultIsCapped = false,
  ...filters
}: ListingFilterSheetProps) {
  const market = useMarketMessages();
  const { choices, onChange, value } = filters;
  return (
    <Sheet onOpenChange={onOpenChange} open={open} title={market.filters}>
      <Stack gap={5}>
        <Field label={market.sortBy}>
          <Select
            onValueChange={(sort) => onChange({ ...value, sort })}
            options={choices.sorts}
            value={value.sort}
          />
        </Field>
        <ListingFilters {...filters} />
      </Stack>
      <SheetFooter>
        <Button fullWidth onClick={() => onOpenChange(false)}>
          {resultCount === null || resultCount === 0
            ? market.listings
            : market.showListings(resultCount, resultIsCapped)}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
