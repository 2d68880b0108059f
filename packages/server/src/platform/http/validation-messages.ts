import type { ErrorObject } from 'ajv/dist/2020.js';
import { contractText, i18n } from '../i18n.ts';
import { isIgnored } from './contract-document.ts';
import type { Text } from '../language.ts';

const emptyText: Text = i18n._('Please write something.');
export const fieldMissing: Text = i18n._('Please fill in this field.');
export const fieldUnknown: Text = i18n._('This field is not known.');
export const formWrong: Text = i18n._('The format is not correct.');

const typeSentences: Readonly<Record<string, Text>> = {
  string: i18n._('This must be a text.'),
  boolean: i18n._('This must be yes or no.'),
  integer: i18n._('This must be a whole number.'),
  number: i18n._('This must be a number.'),
  array: i18n._('This must be a list.'),
  object: i18n._('This must be an object.'),
  null: i18n._('This must be empty.'),
};

function stated(error: ErrorObject): Text | null {
  const sentence: unknown = error.parentSchema?.['x-message'];
  return typeof sentence === 'string' ? contractText(sentence) : null;
}

function limit(error: ErrorObject): number {
  const value: unknown = error.params['limit'];
  return typeof value === 'number' ? value : 0;
}

function typeSentence(error: ErrorObject): Text {
  const type: unknown = error.params['type'];
  const first: unknown = Array.isArray(type) ? type[0] : type;
  return (typeof first === 'string' ? typeSentences[first] : undefined) ?? formWrong;
}

function atLeastOne(error: ErrorObject): Text {
  const properties: unknown = error.parentSchema?.['properties'];
  const names = Object.entries(Object(properties))
    .filter(([, property]) => !isIgnored(property))
    .map(([name]) => name);
  return names.length === 0
    ? i18n._('Please change at least one field.')
    : i18n._('Please change at least one field: {names}.', { names: names.join(', ') });
}

/**
 * Returns a readable message for an error of the validator. This is the `x-message` of the contract, if there is one.
 */
export function validationMessage(error: ErrorObject): Text {
  switch (error.keyword) {
    case 'required':
      return fieldMissing;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return fieldUnknown;
    case 'minProperties':
      return atLeastOne(error);
    case 'minLength':
      return limit(error) > 1
        ? i18n._('Please write at least {limit} characters.', { limit: limit(error) })
        : emptyText;
    case 'maxLength':
      return i18n._('Please use at most {limit} characters.', { limit: limit(error) });
    case 'pattern':
      return stated(error) ?? (error.schema === '\\S' || error.schema === '^$|\\S' ? emptyText : formWrong);
    case 'enum':
      return stated(error) ?? i18n._('Please choose one of the offered values.');
    case 'const':
      return stated(error) ?? i18n._('Please change this.');
    case 'minimum':
      return i18n._('This must be {limit} or more.', { limit: limit(error) });
    case 'maximum':
      return i18n._('This must be {limit} or less.', { limit: limit(error) });
    case 'maxItems':
      return i18n._('Please choose at most {limit}.', { limit: limit(error) });
    case 'minItems':
      return i18n._('Please choose at least {limit}.', { limit: limit(error) });
    case 'type':
      return typeSentence(error);
    default:
      return stated(error) ?? formWrong;
  }
}
