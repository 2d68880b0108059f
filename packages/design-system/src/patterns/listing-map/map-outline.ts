/** A point of a map, in the units of its outline. */
export type MapPoint = { readonly x: number; readonly y: number };

/** The outline of a map. The package has the outline of the United States. Other sites provide their own. */
export type MapOutline = {
  /** The width, in the units of the outline. */
  readonly width: number;
  /** The height, in the units of the outline. */
  readonly height: number;
  /** The land, as the data of an SVG path. */
  readonly land: string;
  /** The borders between the parts of the land. */
  readonly borders: string;
  /** The frames around the parts that are drawn separately, such as distant islands. */
  readonly frames: string;
  /** Returns the position of a place; null if the place is not on the map. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null;
};
