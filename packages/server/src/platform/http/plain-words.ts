import type { ErrorObject } from 'ajv/dist/2020.js';

const typeSentences: Readonly<Record<string, string>> = {
  string: 'This must be a text.',
  boolean: 'This must be yes or no.',
  integer: 'This must be a whole number.',
  number: 'This must be a number.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  null: 'This must be empty.',
};

function stated(error: ErrorObject): string | null {
  const sentence: unknown = error.parentSchema?.['x-message'];
  return typeof sentence === 'string' ? sentence : null;
}

function limit(error: ErrorObject): number {
  const value: unknown = error.params['limit'];
  return typeof value === 'number' ? value : 0;
}

function typeSentence(error: ErrorObject): string {
  const type: unknown = error.params['type'];
  const first: unknown = Array.isArray(type) ? type[0] : type;
  return (typeof first === 'string' ? typeSentences[first] : undefined) ?? 'This is not in the right form.';
}

/** What a member reads instead of the words of the validator; the contract's `x-message` comes first. */
export function plainWords(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return 'Please fill in this field.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This field is not known.';
    case 'minProperties':
      return 'Please change at least one field.';
    case 'minLength':
      return limit(error) > 1
        ? `Please write at least ${limit(error)} characters.`
        : 'Please write something.';
    case 'maxLength':
      return `Please use at most ${limit(error)} characters.`;
    case 'pattern':
      return (
        stated(error) ??
        (error.schema === '\\S' ? 'Please write something.' : 'This is not in the right form.')
      );
    case 'enum':
      return stated(error) ?? 'Please choose one of the offered values.';
    case 'const':
      return stated(error) ?? 'This cannot be left as it is.';
    case 'minimum':
      return `This must be ${limit(error)} or more.`;
    case 'maximum':
      return `This must be ${limit(error)} or less.`;
    case 'maxItems':
      return `Please choose at most ${limit(error)}.`;
    case 'minItems':
      return `Please choose at least ${limit(error)}.`;
    case 'type':
      return typeSentence(error);
    default:
      return stated(error) ?? 'This is not in the right form.';
  }
}
