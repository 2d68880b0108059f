import type { ErrorObject } from 'ajv/dist/2020.js';
import { isIgnored } from './contract-document.ts';
import { isText, type Text } from '../language.ts';

const emptyText: Text = { en: 'Please write something.', es: 'Escribe algo.' };
export const fieldMissing: Text = { en: 'Please fill in this field.', es: 'Rellena este campo.' };
export const fieldUnknown: Text = { en: 'This field is not known.', es: 'Este campo no se conoce.' };
export const formWrong: Text = { en: 'This is not in the right form.', es: 'No tiene la forma correcta.' };

const typeSentences: Readonly<Record<string, Text>> = {
  string: { en: 'This must be a text.', es: 'Debe ser un texto.' },
  boolean: { en: 'This must be yes or no.', es: 'Debe ser sí o no.' },
  integer: { en: 'This must be a whole number.', es: 'Debe ser un número entero.' },
  number: { en: 'This must be a number.', es: 'Debe ser un número.' },
  array: { en: 'This must be a list.', es: 'Debe ser una lista.' },
  object: { en: 'This must be an object.', es: 'Debe ser un objeto.' },
  null: { en: 'This must be empty.', es: 'Debe quedar vacío.' },
};

function stated(error: ErrorObject): Text | null {
  const sentence: unknown = error.parentSchema?.['x-message'];
  return isText(sentence) ? sentence : null;
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
  const listed = names.length === 0 ? '' : `: ${names.join(', ')}`;
  return { en: `Please change at least one field${listed}.`, es: `Cambia al menos un campo${listed}.` };
}

/** Replaces the validator's message with a readable one; the contract's `x-message` takes precedence. */
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
        ? {
            en: `Please write at least ${limit(error)} characters.`,
            es: `Escribe al menos ${limit(error)} caracteres.`,
          }
        : emptyText;
    case 'maxLength':
      return {
        en: `Please use at most ${limit(error)} characters.`,
        es: `Usa como máximo ${limit(error)} caracteres.`,
      };
    case 'pattern':
      return stated(error) ?? (error.schema === '\\S' || error.schema === '^$|\\S' ? emptyText : formWrong);
    case 'enum':
      return (
        stated(error) ?? {
          en: 'Please choose one of the offered values.',
          es: 'Elige uno de los valores que se ofrecen.',
        }
      );
    case 'const':
      return stated(error) ?? { en: 'This cannot be left as it is.', es: 'Esto no puede quedar así.' };
    case 'minimum':
      return { en: `This must be ${limit(error)} or more.`, es: `Debe ser ${limit(error)} o más.` };
    case 'maximum':
      return { en: `This must be ${limit(error)} or less.`, es: `Debe ser ${limit(error)} o menos.` };
    case 'maxItems':
      return { en: `Please choose at most ${limit(error)}.`, es: `Elige como máximo ${limit(error)}.` };
    case 'minItems':
      return { en: `Please choose at least ${limit(error)}.`, es: `Elige al menos ${limit(error)}.` };
    case 'type':
      return typeSentence(error);
    default:
      return stated(error) ?? formWrong;
  }
}
