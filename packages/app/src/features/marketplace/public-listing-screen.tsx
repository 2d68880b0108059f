import { ButtonLink, Container, Heading, IconStore, ListingDetail, Stack } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp, useMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { listingPath } from '../listings/index.ts';
import { PublicData, ReadingState, ShareButton } from '../publications/index.ts';
import { detailItems } from './listing-details.ts';
import { categoryLabels } from './listing-filters.ts';

function ListingPage({ listing, isMember }: { listing: Schemas['PublicListing']; isMember: boolean }) {
  const { i18n } = useLingui();
  const { _id: id, title, category, place, photos, status } = listing;
  useTitle(title);
  return (
    <Container page>
      <Stack as="article" gap={5}>
        <Stack as="header" gap={4}>
          <Heading dir="auto" level={1}>
            {title}
          </Heading>
          <Stack direction="row" gap={3} wrap>
            {isMember ? (
              <ButtonLink href={listingPath(id)}>{i18n._('Open in the marketplace')}</ButtonLink>
            ) : status === 'sold' ? null : (
              <ButtonLink href="/signin">{i18n._('Log in to ask about it')}</ButtonLink>
            )}
            <ShareButton title={title} />
          </Stack>
        </Stack>
        <ListingDetail
          actions={{}}
          category={categoryLabels(i18n)[category]}
          createdAt={listing.createdAt}
          description={listing.description}
          details={detailItems(i18n, listing)}
          photos={photos.map(({ url, ...photo }) => ({ ...photo, src: url }))}
          place={place === null ? undefined : `${place.town}, ${place.state}`}
          price={listing.price}
          status={status}
          title={title}
        />
      </Stack>
    </Container>
  );
}

function ListingById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const viewer = useMember()?._id ?? null;
  const isMember = viewer !== null;
  const query = useQuery({
    // Each reader has a separate query, because a block hides the listing from a member, but not from visitors.
    queryKey: ['public-listing', viewer ?? '', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/listing/getById/{id}', { params: { path: { id } }, signal })).item,
  });
  return (
    <ReadingState
      back={
        isMember
          ? { href: '/marketplace', label: i18n._('Back to the marketplace') }
          : { href: '/', label: i18n._('Home') }
      }
      failure={i18n._('The listing could not be loaded')}
      icon={<IconStore size="lg" />}
      notFoundText={i18n._('This listing is no longer available')}
      query={query}
      title={i18n._('Listing')}
    >
      {(listing) => <ListingPage isMember={isMember} listing={listing} />}
    </ReadingState>
  );
}

/** The listing whose id is in the URL, as its owner shows it to visitors. */
export function PublicListingScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <ListingById id={id} key={id} />
    </PublicData>
  );
}
