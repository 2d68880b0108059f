export { DEFAULT_MILES, distances, distanceText, isZip, type Miles, type Near } from './distance.ts';
export { findParishesNear } from './parishes-near.ts';
export { nextMassesOf } from './next-masses.ts';
export { ParishFacts } from './parish-card.tsx';
export { parishesPath, parishPath } from './parishes-path.ts';
