import { contract, type OperationObject, type ResponseObject } from 'virtual:contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { paths } from '../../api-client/src/contract.gen.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type NamesOf<Path extends keyof paths> = {
  [Verb in Method]: paths[Path][Verb] extends { responses: unknown } ? `${Uppercase<Verb>} ${Path}` : never;
}[Method];

/** An operation of the contract, such as `GET /post/all`. */
export type OperationName = { [Path in keyof paths]: NamesOf<Path> }[keyof paths];

type OperationOf<Name extends OperationName> = Name extends `${infer Verb} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
  : never;

type JsonOf<Value> = Value extends { content: { 'application/json': infer Data } } ? Data : never;

type SuccessOf<Responses> = JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>;

/** The body of the operation's success response. Undefined if there is none. */
export type AnswerOf<Name extends OperationName> =
  OperationOf<Name> extends { responses: infer Responses }
    ? [SuccessOf<Responses>] extends [never]
      ? undefined
      : SuccessOf<Responses>
    : never;

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The body of the operation's request: JSON, or the fields of a form. */
export type BodyOf<Name extends OperationName> =
  OperationOf<Name> extends { requestBody?: infer Body } ? ContentOf<NonNullable<Body>> : undefined;

export interface Operation {
  readonly name: OperationName;
  readonly object: OperationObject;
  readonly pattern: RegExp;
  /** The JSON pointer to the operation in the contract. */
  readonly pointer: string;
}

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** Literal paths come first, because `/group/all` must not match `/group/{id}`. */
const operations: readonly Operation[] = Object.entries(contract.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, object]) => ({
      name: `${method.toUpperCase()} ${path}` as OperationName,
      object,
      pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      pointer: `/paths/${escaped(path)}/${method}`,
    })),
  )
  .toSorted((one, other) => one.name.split('{').length - other.name.split('{').length);

const byName = new Map(operations.map((operation) => [operation.name, operation]));

export function operationNamed(name: OperationName): Operation {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`The contract has no operation ${name}.`);
  return operation;
}

/** Finds the operation of a request, with its path parameters. Null if the contract has no such operation. */
export function findOperation(
  method: string,
  path: string,
): { operation: Operation; params: Readonly<Record<string, string>> } | null {
  for (const operation of operations) {
    if (!operation.name.startsWith(`${method} `)) continue;
    const match = operation.pattern.exec(path);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { operation, params: Object.fromEntries(params) };
  }
  return null;
}

const lookUp = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) => Reflect.get(Object(value), key.replaceAll('~1', '/').replaceAll('~0', '~')),
      contract,
    );

function followed<Value extends object>(value: Value | { readonly $ref: string }): Value {
  return '$ref' in value ? (lookUp(value.$ref) as Value) : value;
}

/** The success status, and the contract's example of the body. */
export function exampleOf({ name, object }: Operation): {
  status: number;
  type: string | null;
  body: unknown;
} {
  const status = ['201', '200', '202', '204'].find((candidate) => candidate in object.responses);
  const response = status === undefined ? undefined : object.responses[status];
  if (status === undefined || response === undefined) throw new Error(`${name} has no answer of success.`);
  const { content = {} } = followed<ResponseObject>(response);
  const [media] = Object.entries(content);
  if (media === undefined) return { status: Number(status), type: null, body: undefined };
  const [type, { example, examples = {} }] = media;
  const [first] = Object.values(examples);
  const body = first === undefined ? example : followed<{ readonly value: unknown }>(first).value;
  return { status: Number(status), type, body: structuredClone(body) };
}

function createCheck(options: { coerceTypes?: 'array' }) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const validators = new Map<string, ValidateFunction>();

  return (pointer: string, value: unknown): string | null => {
    let validate = validators.get(pointer);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
      validators.set(pointer, validate);
    }
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
}

const faultsBy = createCheck({});
// The fields of a form are strings, and a field with only one value is not an array.
const faultsOfFormBy = createCheck({ coerceTypes: 'array' });

const jsonSchema = '/content/application~1json/schema';

/** How a response violates the contract. Null if it does not. */
export function faultInAnswer({ pointer, object }: Operation, status: number, body: unknown): string | null {
  const response =
    object.responses[String(status)] ?? (status >= 500 ? object.responses['default'] : undefined);
  if (response === undefined) return `it declares no status ${status}`;
  const { content } = followed<ResponseObject>(response);
  if (content?.['application/json'] === undefined) return null;
  const declared = String(status) in object.responses ? String(status) : 'default';
  const place = '$ref' in response ? response.$ref.slice(1) : `${pointer}/responses/${declared}`;
  return faultsBy(`${place}${jsonSchema}`, body);
}

/** Replaces files by strings, because the schema validator expects a file's content as a string. */
const withoutFiles = (value: unknown): unknown =>
  value instanceof File ? value.name : Array.isArray(value) ? value.map(withoutFiles) : value;

/** A field of a form that holds an object as JSON. The server reads it in the same way. */
const withObject = (value: unknown): unknown =>
  typeof value === 'string' && /^\{".*\}$/su.test(value) ? JSON.parse(value) : value;

/** How the JSON or the form of a request violates the contract. Null if it does not. */
export function faultInRequest(
  { pointer, object }: Operation,
  type: string | null,
  body: unknown,
): string | null {
  const { content, required = false } = object.requestBody ?? { content: {} };
  if (body === undefined) {
    return required && content['application/json'] !== undefined ? 'it needs a body' : null;
  }
  if (type === 'multipart/form-data' && content[type] !== undefined) {
    const fields = Object.entries(Object(body)).map(([name, value]) => [
      name,
      withObject(withoutFiles(value)),
    ]);
    return faultsOfFormBy(
      `${pointer}/requestBody/content/multipart~1form-data/schema`,
      Object.fromEntries(fields),
    );
  }
  if (content['application/json'] === undefined) return null;
  return faultsBy(`${pointer}/requestBody${jsonSchema}`, body);
}
