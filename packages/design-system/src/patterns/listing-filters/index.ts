export { ListingFilters, type ListingFiltersProps } from './listing-filters.tsx';
export { ListingFilterSheet, type ListingFilterSheetProps } from './listing-filter-sheet.tsx';
export { ListingLayout, type ListingLayoutProps } from './listing-layout.tsx';
export { ListingToolbar, type ListingToolbarProps, type MarketView } from './listing-toolbar.tsx';
export {
  type ListingCategory,
  type ListingFilterChoices,
  type ListingFilterDetail,
  type ListingFilterValue,
} from './listing-filter-value.ts';
