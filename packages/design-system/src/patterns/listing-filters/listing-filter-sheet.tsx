import { Button } from '../../components/button/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
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

/** The filters in a sheet, for narrow screens. */
export function ListingFilterSheet({
  open,
  onOpenChange,
  resultCount,
  resultIsCapped = false,
  ...filters
}: ListingFilterSheetProps) {
  const market = useMarketMessages();
  return (
    <Sheet onOpenChange={onOpenChange} open={open} title={market.filters}>
      <Stack gap={5}>
        <ListingFilters {...filters} />
        <Button fullWidth onClick={() => onOpenChange(false)}>
          {resultCount === null || resultCount === 0
            ? market.listings
            : market.showListings(resultCount, resultIsCapped)}
        </Button>
      </Stack>
    </Sheet>
  );
}
