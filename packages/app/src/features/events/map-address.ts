/** A link to an external map. Nothing is embedded, because pages load nothing from third parties. */
export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
