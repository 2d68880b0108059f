import { Button, Container, Heading, IconPlus, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { drafts } from '../../platform/draft-store.ts';
import { whenUsed } from '../../platform/when-used.ts';
import { useTitle } from '../../router/use-title.ts';
import { ListingBrowser } from './listing-browser.tsx';
import type { Listing } from './listing-cache.ts';
import { marketParts } from './market-parts.ts';
import { useMarketAddress } from './use-market-address.ts';
import { MarketplaceContext, useMarketplaceTools } from './use-marketplace.ts';
import { useOpenListing } from './use-open-listing.ts';
import { useQuery } from '@tanstack/react-query';

/** The title of the open listing, once it is loaded. */
function useListingTitle(id: string | null): string | undefined {
  const { listings } = useMarketplaceTools();
  const { data } = useQuery({
    ...listings.listingQuery(id ?? ''),
    enabled: false,
    select: ({ title }) => title,
  });
  return id === null ? undefined : data;
}

/** The marketplace. With an id in the URL, one listing is open over the list. */
export function MarketplaceScreen() {
  const { i18n } = useLingui();
  const tools = useMarketplaceTools();
  const { zip } = useSignedInMember();
  const address = useMarketAddress(zip);
  const { id, open, close } = useOpenListing(address);
  const [edited, setEdited] = useState<{ listing: Listing | null } | null>(null);
  useTitle(useListingTitle(id) ?? i18n._('Marketplace'));

  useEffect(() => {
    void drafts.removeExpired();
    return whenUsed(() => {
      marketParts.detail.preload();
      marketParts.editor.preload();
    });
  }, []);

  const edit = async (listing: Listing | null) => {
    try {
      await marketParts.editor.retry();
      setEdited({ listing });
    } catch (error) {
      tools.showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };
  const endEditing = (saved?: Listing) => {
    setEdited(null);
    // A new listing is at the top of the list.
    if (saved !== undefined && edited?.listing === null) window.scrollTo({ top: 0 });
  };

  return (
    <MarketplaceContext value={tools}>
      <Container page>
        <Stack gap={5}>
          <Stack direction="row" gap={3} justify="between" wrap>
            <Heading level={1}>{i18n._('Marketplace')}</Heading>
            <Button leadingIcon={<IconPlus />} onClick={() => void edit(null)}>
              {i18n._('Create list')}
            </Button>
          </Stack>
          {id === null ? null : (
            <ScreenBoundary key={id} retry={marketParts.detail.retry}>
              <Suspense fallback={null}>
                <marketParts.detail.Screen id={id} onClose={close} onEdit={(listing) => void edit(listing)} />
              </Suspense>
            </ScreenBoundary>
          )}
          <ListingBrowser address={address} onCreate={() => void edit(null)} onOpen={open} />
        </Stack>
      </Container>
      {edited === null ? null : (
        <Suspense fallback={null}>
          <marketParts.editor.Screen listing={edited.listing} onClose={endEditing} />
        </Suspense>
      )}
    </MarketplaceContext>
  );
}
