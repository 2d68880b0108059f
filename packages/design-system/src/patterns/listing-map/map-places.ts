import type { MarketMessages } from '../../i18n/market.ts';
import type { ListingStatus } from '../listing-card/listing-card.tsx';
import type { MapPoint } from './map-outline.ts';

/** A listing in a place. */
export type ListingMapSample = {
  /** The listing's id. */
  id: string;
  /** The title of the listing. */
  title: string;
  /** The price: 0 for a free item. */
  price: number;
  /** The address of the listing. */
  href: string;
  /** The availability. */
  status?: ListingStatus;
};

/** A place and its listings. To protect members, a place is never more precise than a town. */
export type ListingMapPlace = {
  /** The place's id. */
  id: string;
  /** The name of the place, such as 'Boston, MA'. */
  label: string;
  /** The latitude in degrees, positive to the north. */
  latitude: number;
  /** The longitude in degrees, positive to the east. */
  longitude: number;
  /** The number of listings. */
  count: number;
  /** Some of the listings, newest first. */
  samples: readonly ListingMapSample[];
  /** The address of the list of all listings in this place. */
  href?: string | undefined;
};

/** A place with its position on the map. */
export type PlacedPlace = ListingMapPlace & { readonly point: MapPoint };

/**
 * The selection: nothing, the places that share a marker, or one place. That one place can share its marker with
 * others.
 */
export type Choice = {
  readonly group: readonly string[];
  readonly place: string | null;
};

export const nothingChosen: Choice = { group: [], place: null };

export const isChosen = ({ group, place }: Choice, id: string) =>
  place === null ? group.includes(id) : place === id;

/** Returns the name of a group: the name of its only place, or a text with the name of its largest place. */
export function nameOfGroup(
  places: readonly Pick<ListingMapPlace, 'label'>[],
  market: Pick<MarketMessages, 'placesNear'>,
): string {
  const label = places[0]?.label ?? '';
  return places.length > 1 ? market.placesNear(places.length, label) : label;
}
