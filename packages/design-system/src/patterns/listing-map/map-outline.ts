/** A point of a map, in the units of its outline. */
export type MapPoint = { readonly x: number; readonly y: number };

/** What a map is drawn from. The package has one of the United States; a site elsewhere brings its own. */
export type MapOutline = {
  /** How wide it is, in units of its own. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** The land, as the data of an SVG path. */
  readonly land: string;
  /** The lines between its parts. */
  readonly borders: string;
  /** The lines around what is drawn apart from the rest, such as far islands. */
  readonly frames: string;
  /** Where a place lies on it; null for one that is not drawn. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null;
};
