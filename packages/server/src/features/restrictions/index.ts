export { isNotBanned, isUnrestricted } from './conditions.ts';
export { createRestrictionRepository, type RestrictionRow } from './repository.ts';
export { restrictionsOf, type Restrictions } from './restrictions.ts';
export { explainRestriction, restrictionTexts } from './mail-texts.ts';
