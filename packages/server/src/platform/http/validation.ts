import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { memoize } from '../memoize.ts';
import type { JsonSchema } from './contract-document.ts';
import type { FieldError } from './errors.ts';
import { fieldMissing, fieldUnknown, formWrong, validationMessage } from './validation-messages.ts';
import { cleanTexts, countComposedCharacters } from './text-length.ts';

/** Fills in defaults, cleans texts and validates a value. Returns null if the value matches the schema. */
export type Validator = (value: unknown) => readonly FieldError[] | null;

export interface Validators {
  /** Compiles a schema. With `coerce`, texts from URLs and forms are converted to numbers and booleans. */
  compile(schema: JsonSchema, options: { coerce: boolean }): Validator;
}

const LONGEST_PATH = 100;
/** The format of numbers that browsers write into URLs and forms. */
const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** A text that Ajv never converts to a number. */
const NO_NUMBER = 'NaN';

function createAjv(schemas: ReadonlyMap<string, JsonSchema>, coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    // The validation stops at the first error. If it looked for all errors, it would run patterns over texts of any
    // length.
    allErrors: false,
    coerceTypes: coerce,
    // Coercion turns the text '1e999' into Infinity. With this option, Ajv would not compare Infinity with the limits
    // of the schema.
    strictNumbers: !coerce,
    useDefaults: true,
    verbose: true,
    strict: true,
    // Redocly already lints our schemas. Checking them here would delay the first request by 80 ms.
    validateSchema: false,
    meta: false,
    allowUnionTypes: true,
  });
  addFormats(ajv, ['date-time', 'binary']);
  countComposedCharacters(ajv);
  cleanTexts(ajv);
  ajv.addVocabulary(['x-message', 'x-languages']);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return ajv;
}

function members(schema: JsonSchema, key: string): Readonly<Record<string, JsonSchema>> {
  const value = schema[key];
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, JsonSchema>>) : {};
}

function pathOf(error: ErrorObject): string {
  const nested = error.instancePath.slice(1).replaceAll('/', '.');
  const named: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  return [nested, typeof named === 'string' ? named : ''].filter((part) => part !== '').join('.');
}

function firstError(validate: ValidateFunction): FieldError {
  const error = validate.errors?.[0];
  if (error === undefined) return { path: '', message: formWrong };
  return { path: pathOf(error).slice(0, LONGEST_PATH), message: validationMessage(error) };
}

/** Finds one error for each field, in the order of the contract, so that a form can mark all of these fields. */
class FieldChecks {
  readonly #schema: JsonSchema;
  readonly #fields: readonly (readonly [string, ValidateFunction])[];

  constructor(ajv: Ajv2020, schema: JsonSchema) {
    this.#schema = schema;
    this.#fields = Object.entries(members(schema, 'properties')).map(([name, property]) => [
      name,
      ajv.compile({ type: 'object', properties: { [name]: property } }),
    ]);
  }

  errorsOf(value: object): FieldError[] {
    const given = new Map<string, unknown>(Object.entries(value));
    const required = Array.isArray(this.#schema['required']) ? this.#schema['required'] : [];
    const errors: FieldError[] = [];
    for (const [name, validate] of this.#fields) {
      if (given.has(name)) {
        if (!validate({ [name]: given.get(name) })) errors.push(firstError(validate));
      } else if (required.includes(name)) {
        errors.push({ path: name, message: fieldMissing });
      }
    }
    if (this.#schema['additionalProperties'] === false) {
      const properties = members(this.#schema, 'properties');
      const unknown = [...given.keys()].find((name) => !Object.hasOwn(properties, name));
      if (unknown !== undefined) {
        errors.push({ path: unknown.slice(0, LONGEST_PATH), message: fieldUnknown });
      }
    }
    return errors;
  }
}

export const createValidators = memoize((schemas: ReadonlyMap<string, JsonSchema>): Validators => {
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

  /**
   * Replaces texts that are not decimal numbers. Coercion would accept every number literal of JavaScript, such as
   * '0x10' or ' 7 '.
   */
  function refuseStrangeNumbers(schema: JsonSchema, value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, property] of Object.entries(members(target(schema), 'properties'))) {
      const { type } = target(property);
      const text: unknown = Reflect.get(value, name);
      if ((type === 'number' || type === 'integer') && typeof text === 'string' && !DECIMAL.test(text)) {
        Reflect.set(value, name, NO_NUMBER);
      }
    }
  }

  const compiler = (coerce: boolean) =>
    memoize((schema: JsonSchema): Validator => {
      let validate: ValidateFunction | undefined;
      let checks: FieldChecks | undefined;
      return (value) => {
        if (coerce) refuseStrangeNumbers(schema, value);
        validate ??= instance(coerce).compile(schema);
        if (validate(value)) return null;
        const whole = firstError(validate);
        const object = target(schema);
        if (
          typeof value !== 'object' ||
          value === null ||
          Array.isArray(value) ||
          object['type'] !== 'object'
        ) {
          return [whole];
        }
        checks ??= new FieldChecks(instance(coerce), object);
        const errors = checks.errorsOf(value);
        return errors.length > 0 ? errors : [whole];
      };
    });
  const coercing = compiler(true);
  const exact = compiler(false);

  return {
    compile: (schema, { coerce }) => (coerce ? coercing(schema) : exact(schema)),
  };
});
