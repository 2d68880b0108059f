export { memberNotFound } from './errors.ts';
export {
  beginningsOf,
  endOf,
  hasWord,
  isIndexed,
  isNamed,
  isOneWith,
  nameBegins,
  nameConditions,
  nameHolds,
} from './name-conditions.ts';
export { createPersonPresenter, personColumns, type PersonPresenter, type PersonRow } from './person.ts';
