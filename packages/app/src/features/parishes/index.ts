export { findParishesNear } from './parishes-near.ts';
export { nextMassesOf } from './next-masses.ts';
export { ParishFacts } from './parish-card.tsx';
