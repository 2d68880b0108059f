export { ListingMap, type ListingMapProps } from './listing-map.tsx';
export type { MapOutline, MapPoint } from './map-outline.ts';
export type { ListingMapPlace, ListingMapSample } from './map-places.ts';
