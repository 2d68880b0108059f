export { createRestrictionRepository, type RestrictionRow } from './repository.ts';
export { restrictionsOf, type Restrictions } from './restrictions.ts';
export { explainRestriction, restrictionWords } from './words.ts';
