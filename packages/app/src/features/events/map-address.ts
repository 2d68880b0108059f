/** A map of another site, which is opened and not shown here: pages load nothing from elsewhere. */
export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
