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
export {
  createPersonPresenter,
  fullNameOf,
  nameColumns,
  namesOf,
  personColumns,
  personColumnsUnder,
  personFieldColumns,
  personUnder,
  type PersonPresenter,
  type PersonRow,
} from './person.ts';
