import { ListingReference } from '@parvis/design-system';
import type { ApiClient, Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { unwrap } from '../../platform/unwrap.ts';
import { VisitorList } from './visitor-list.tsx';

const FEW = 3;

const readListings = async (api: ApiClient, signal: AbortSignal) =>
  unwrap(await api.GET('/listing/all', { params: { query: { limit: FEW } }, signal })).items;

const idOf = ({ _id }: Schemas['PublicListing']): string => _id;

/** The newest listings that their owners show to visitors. */
export function NewestListings() {
  const { i18n } = useLingui();
  return (
    <VisitorList
      empty={i18n._('Members sell and give away books, religious art and more. Join to see their listings.')}
      failure={i18n._('The listings could not be loaded')}
      height="4.5rem"
      keyOf={idOf}
      read={readListings}
    >
      {({ _id: id, title, price, place, photos: [cover] }) => (
        <li>
          <ListingReference
            href={`/listing/${id}`}
            photo={cover === undefined ? null : { ...cover, src: cover.url }}
            place={place === null ? undefined : `${place.town}, ${place.state}`}
            price={price}
            title={title}
          />
        </li>
      )}
    </VisitorList>
  );
}
