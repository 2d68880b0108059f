import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from './contract-document.ts';
import type { FieldError } from './errors.ts';
import { plainWords } from './plain-words.ts';

/** Fills in defaults; answers null where the value is as the schema wants it. */
export type Validator = (value: unknown) => readonly FieldError[] | null;

export interface Validators {
  /** `coerce` reads numbers and booleans from the texts of addresses and forms. */
  compile(schema: JsonSchema, options: { coerce: boolean }): Validator;
}

function createAjv(schemas: ReadonlyMap<string, JsonSchema>, coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    // One error ends the check: looking for all of them would run patterns over texts of any length.
    allErrors: false,
    coerceTypes: coerce,
    useDefaults: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
  });
  addFormats(ajv, ['date-time', 'binary']);
  ajv.addVocabulary(['x-message']);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return ajv;
}

function members(schema: JsonSchema, key: string): Readonly<Record<string, JsonSchema>> {
  const value = schema[key];
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, JsonSchema>>) : {};
}

function pathOf(base: string, error: ErrorObject): string {
  const nested = error.instancePath.slice(1).replaceAll('/', '.');
  const named: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  return [base, nested, typeof named === 'string' ? named : ''].filter((part) => part !== '').join('.');
}

function firstError(validate: ValidateFunction, base: string): FieldError {
  // Of the branches of a choice the last error tells that none fitted, the first one what was wrong.
  const error = validate.errors?.[0];
  if (error === undefined) return { path: base, message: 'This is not in the right form.' };
  return { path: pathOf(base, error), message: plainWords(error) };
}

export function createValidators(schemas: ReadonlyMap<string, JsonSchema>): Validators {
  const instances = new Map<boolean, Ajv2020>();

  const instance = (coerce: boolean): Ajv2020 => {
    const known = instances.get(coerce);
    if (known !== undefined) return known;
    const ajv = createAjv(schemas, coerce);
    instances.set(coerce, ajv);
    return ajv;
  };

  const target = (schema: JsonSchema): JsonSchema => {
    const reference = schema['$ref'];
    return typeof reference === 'string' ? (schemas.get(reference.slice(0, -1)) ?? schema) : schema;
  };

  /** One error for each field, in the order of the contract, so that a form can mark all of them. */
  const byField = (ajv: Ajv2020, schema: JsonSchema, value: object): FieldError[] => {
    const properties = members(schema, 'properties');
    const given = new Map<string, unknown>(Object.entries(value));
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const errors: FieldError[] = [];
    for (const [name, property] of Object.entries(properties)) {
      if (given.has(name)) {
        const validate = ajv.compile(property);
        if (!validate(given.get(name))) errors.push(firstError(validate, name));
      } else if (required.includes(name)) {
        errors.push({ path: name, message: 'Please fill in this field.' });
      }
    }
    if (schema['additionalProperties'] === false) {
      const unknown = [...given.keys()].find((name) => !Object.hasOwn(properties, name));
      if (unknown !== undefined) {
        errors.push({ path: unknown.slice(0, 100), message: 'This field is not known.' });
      }
    }
    return errors;
  };

  return {
    compile(schema, { coerce }) {
      let validate: ValidateFunction | undefined;
      return (value) => {
        const ajv = instance(coerce);
        validate ??= ajv.compile(schema);
        if (validate(value)) return null;
        const whole = firstError(validate, '');
        const object = target(schema);
        if (typeof value !== 'object' || value === null || object['type'] !== 'object') return [whole];
        const errors = byField(ajv, object, value);
        return errors.length > 0 ? errors : [whole];
      };
    },
  };
}
