export { memberNotFound } from './errors.ts';
export { formerRecipient, formerRecipientOf, type FormerRecipient } from './former-recipient.ts';
export {
  beginningsOf,
  endOf,
  hasWord,
  isIndexed,
  isNamed,
  hasWordPrefix,
  nameBegins,
  nameConditions,
  nameHolds,
} from './name-conditions.ts';
export {
  changedNames,
  createPersonPresenter,
  fullName,
  fullNameColumn,
  nameColumns,
  namesOf,
  newNames,
  personColumns,
  personColumnsUnder,
  personFieldColumns,
  personUnder,
  recipientOf,
  type PersonNames,
  type PersonPresenter,
  type PersonRow,
} from './person.ts';
