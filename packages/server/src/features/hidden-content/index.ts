export {
  countOfMembers,
  isCounted,
  isHidden,
  isOpenTo,
  isOpenToAll,
  isStaff,
  isStaying,
} from './conditions.ts';
export { createHiddenContent } from './hidden-content.ts';
