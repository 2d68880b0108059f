import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Container } from '../components/container/container.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { IconMap } from '../icons/map.tsx';
import { IconPlus } from '../icons/plus.tsx';
import { ListingCard } from '../patterns/listing-card/listing-card.tsx';
import { ListingGrid } from '../patterns/listing-card/listing-grid.tsx';
import { ListingDetailDialog } from '../patterns/listing-detail/listing-detail-dialog.tsx';
import { ListingDetail } from '../patterns/listing-detail/listing-detail.tsx';
import { ListingFilterSheet } from '../patterns/listing-filters/listing-filter-sheet.tsx';
import type { ListingFilterValue } from '../patterns/listing-filters/listing-filter-value.ts';
import { ListingFilters } from '../patterns/listing-filters/listing-filters.tsx';
import { ListingLayout } from '../patterns/listing-filters/listing-layout.tsx';
import { ListingToolbar, type MarketView } from '../patterns/listing-filters/listing-toolbar.tsx';
import { goods } from '../patterns/market-samples.ts';
import { choices, noFilters, offers, offersFor, type Offer } from './market-offers.ts';
import { MemberPage } from './member-page.tsx';

type MarketScreenProps = {
  /** The initial filters. */
  initialFilters?: Partial<ListingFilterValue>;
  /** The id of the initially open offer. */
  opened?: string;
};

const find = (id: string) => offers.find((offer) => offer.id === id);

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

const photosOf = ({ id, photo }: Offer) =>
  id === 'icon' ? [goods.icon, goods.candlestick, goods.books] : photo === null ? [] : [photo];

/** The marketplace with working filters. */
export function MarketScreen({ initialFilters, opened = '' }: MarketScreenProps) {
  const [value, setValue] = useState({ ...noFilters, ...initialFilters });
  const [view, setView] = useState<MarketView>('grid');
  const [sheet, setSheet] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set(['rosary']));
  const [openId, setOpenId] = useState(opened);
  const offer = find(openId);
  const found = offersFor(value);
  const filters = {
    choices,
    onChange: setValue,
    value,
    distanceNote: (
      <>
        From your ZIP code, 94110. <Link href="#settings">Change</Link>
      </>
    ),
  };
  const save = (id: string) => (next: boolean) => {
    const others = [...saved].filter((other) => other !== id);
    setSaved(new Set(next ? [...others, id] : others));
  };

  return (
    <MemberPage menuPlace="Marketplace" place="Store">
      <Container page>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>Marketplace</Heading>
            <Text measure size="lg" tone="muted">
              Things that want a new home, among people you can trust.
            </Text>
          </Stack>
          <ListingLayout filters={<ListingFilters {...filters} />}>
            <ListingToolbar
              action={<Button leadingIcon={<IconPlus />}>Create list</Button>}
              choices={choices}
              onChange={setValue}
              onOpenFilters={() => setSheet(true)}
              onViewChange={setView}
              resultCount={found.length}
              value={value}
              view={view}
            />
            {view === 'map' ? (
              <EmptyState icon={<IconMap size="lg" />} title="Map view is currently unavailable." />
            ) : (
              <ListingGrid
                emptyAction={
                  <Button onClick={() => setValue(noFilters)} variant="secondary">
                    Show everything
                  </Button>
                }
                view={view}
              >
                {found.map(({ id, description: _description, ...shown }, index) => (
                  <ListingCard
                    {...shown}
                    eager={index < 3}
                    headingLevel={2}
                    href={`#${id}`}
                    key={id}
                    onClick={(event) => {
                      if (!isLink(event.target)) return;
                      event.preventDefault();
                      setOpenId(id);
                    }}
                    onSavedChange={save(id)}
                    saved={saved.has(id)}
                  />
                ))}
              </ListingGrid>
            )}
          </ListingLayout>
        </Stack>
      </Container>
      <ListingFilterSheet {...filters} onOpenChange={setSheet} open={sheet} resultCount={found.length} />
      <ListingDetailDialog
        onOpenChange={(open) => {
          if (!open) setOpenId('');
        }}
        open={offer !== undefined}
        title={offer?.title ?? ''}
      >
        {offer === undefined ? null : (
          <ListingDetail
            actions={{
              saved: saved.has(offer.id),
              onSavedChange: save(offer.id),
              onContact: fn(),
              onShare: fn(),
              onReport: fn(),
            }}
            category={offer.category}
            createdAt={offer.createdAt}
            description={offer.description}
            owner={{ name: offer.owner, href: '#owner', facts: ['Saint Casimir, Diocese of Oakland'] }}
            photos={photosOf(offer)}
            place={`Oakland, CA · ${Math.round(offer.distance)} miles away`}
            price={offer.price}
            status={offer.status ?? 'available'}
            title={offer.title}
          />
        )}
      </ListingDetailDialog>
    </MemberPage>
  );
}
