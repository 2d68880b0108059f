import type { MapOutline } from '../../patterns/listing-map/map-outline.ts';
import { borders, land } from './outline.gen.ts';
import { HEIGHT, project, WIDTH } from './projection.ts';

/** The outline of the fifty states and the federal district, with Puerto Rico and the Virgin Islands enlarged. */
export const unitedStates: MapOutline = {
  width: WIDTH,
  height: HEIGHT,
  land,
  borders,
  frames: 'M0 1860H780L976 2056V2620M976 2120H1260L1580 2450V2620M3480 2620V2270H4160',
  project,
};
