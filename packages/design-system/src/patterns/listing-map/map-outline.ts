/** A point of a map, in the units of its outline. */
export type MapPoint = { readonly x: number; readonly y: number };

/** The outline of a map. The package has the United States; other sites provide their own. */
export type MapOutline = {
  /** The width in the outline's own units. */
  readonly width: number;
  /** The height. */
  readonly height: number;
  /** The land, as the data of an SVG path. */
  readonly land: string;
  /** The borders between its parts. */
  readonly borders: string;
  /** The frames around separately drawn parts, such as distant islands. */
  readonly frames: string;
  /** The position of a place; null if it is not on the map. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null;
};
