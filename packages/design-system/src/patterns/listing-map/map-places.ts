import type { MarketMessages } from '../../i18n/market.ts';
import type { ListingStatus } from '../listing-card/listing-card.tsx';
import type { MapPoint } from './map-outline.ts';

/** One of the listings of a place. */
export type ListingMapSample = {
  /** Its identifier, given back when it is opened. */
  id: string;
  /** What is offered. */
  title: string;
  /** What it costs; 0 for what is given away. */
  price: number;
  /** Where more is to be read. */
  href: string;
  /** Whether it is still to be had. */
  status?: ListingStatus;
};

/** A place and what is offered there. Never nearer than a town: nobody is found by it. */
export type ListingMapPlace = {
  /** Its identifier among the places. */
  id: string;
  /** Its name, as 'Boston, MA'. */
  label: string;
  /** North of the equator, in degrees. */
  latitude: number;
  /** East of Greenwich, in degrees. */
  longitude: number;
  /** How many listings there are. */
  count: number;
  /** A few of them, the newest first. */
  samples: readonly ListingMapSample[];
  /** Where all of them are listed. */
  href?: string | undefined;
};

/** A place that is on the map. */
export type PlacedPlace = ListingMapPlace & { readonly point: MapPoint };

/** What was chosen: nothing, several places that share a mark, or one, also from among several. */
export type Choice = {
  readonly group: readonly string[];
  readonly place: string | null;
};

export const nothingChosen: Choice = { group: [], place: null };

export const isChosen = ({ group, place }: Choice, id: string) =>
  place === null ? group.includes(id) : place === id;

/** Names what shares a mark: one place by itself, several by the greatest of them. */
export function nameOfGroup(
  places: readonly Pick<ListingMapPlace, 'label'>[],
  market: Pick<MarketMessages, 'placesNear'>,
): string {
  const label = places[0]?.label ?? '';
  return places.length > 1 ? market.placesNear(places.length, label) : label;
}
