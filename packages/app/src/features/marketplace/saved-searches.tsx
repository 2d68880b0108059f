import { Button, DialogContent, DialogRoot } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ListingFilters } from './listing-filters.ts';
import { SavedSearchList } from './saved-search-list.tsx';

type SavedSearchesProps = {
  /** The current filters. */
  filters: ListingFilters;
  onApply: (filters: ListingFilters) => void;
};

/** The member's saved searches, which notify the member of new matches. */
export function SavedSearches({ filters, onApply }: SavedSearchesProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);

  const apply = (chosen: ListingFilters) => {
    setOpen(false);
    onApply(chosen);
  };

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} variant="secondary">
        {i18n._('Saved searches')}
      </Button>
      <DialogRoot open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title={i18n._('Saved searches')}
          description={i18n._('We let you know when a new listing matches one of them.')}
        >
          <SavedSearchList filters={filters} onApply={apply} onClose={() => setOpen(false)} />
        </DialogContent>
      </DialogRoot>
    </>
  );
}
