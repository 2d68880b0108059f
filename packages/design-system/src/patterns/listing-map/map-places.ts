import type { MarketMessages } from '../../i18n/market.ts';
import type { ListingStatus } from '../listing-card/listing-card.tsx';
import type { MapPoint } from './map-outline.ts';

/** A listing of a place. */
export type ListingMapSample = {
  /** The listing's id. */
  id: string;
  /** The title of the listing. */
  title: string;
  /** The price; 0 for a free item. */
  price: number;
  /** The address of the listing. */
  href: string;
  /** The availability. */
  status?: ListingStatus;
};

/** A place and its listings. Never more precise than a town, to protect members. */
export type ListingMapPlace = {
  /** The place's id. */
  id: string;
  /** Its name, as 'Boston, MA'. */
  label: string;
  /** The latitude in degrees, positive to the north. */
  latitude: number;
  /** The longitude in degrees, positive to the east. */
  longitude: number;
  /** The number of listings. */
  count: number;
  /** A few of them, the newest first. */
  samples: readonly ListingMapSample[];
  /** The address of the complete list. */
  href?: string | undefined;
};

/** A place on the map. */
export type PlacedPlace = ListingMapPlace & { readonly point: MapPoint };

/** The selection: nothing, several places with a shared marker, or one place, also from among several. */
export type Choice = {
  readonly group: readonly string[];
  readonly place: string | null;
};

export const nothingChosen: Choice = { group: [], place: null };

export const isChosen = ({ group, place }: Choice, id: string) =>
  place === null ? group.includes(id) : place === id;

/** The name of a group: a single place's, or the largest place's. */
export function nameOfGroup(
  places: readonly Pick<ListingMapPlace, 'label'>[],
  market: Pick<MarketMessages, 'placesNear'>,
): string {
  const label = places[0]?.label ?? '';
  return places.length > 1 ? market.placesNear(places.length, label) : label;
}
