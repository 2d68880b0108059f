export { DEFAULT_MILES, distanceText, isZip, type Near } from './distance.ts';
export { findParishesNear } from './parishes-near.ts';
export { nextMassesOf } from './next-masses.ts';
export { ParishFacts } from './parish-card.tsx';
export { parishesPath } from './parishes-path.ts';
