export {
  countOfMembers,
  isCounted,
  isHidden,
  isOpenTo,
  isOpenToAll,
  isStaff,
  isStaying,
} from './conditions.ts';
export { hiddenContent } from './hidden-content.ts';
