import { readFile } from 'node:fs/promises';
import type { DatabaseSchema } from '../database/schema.ts';
import type { Permission } from '../permissions.ts';
import { memoize } from '../memoize.ts';

type AuditLinesTable = DatabaseSchema['audit_lines'];

type AuditSubject = NonNullable<AuditLinesTable['subject_type']>;
export type JsonSchema = Readonly<Record<string, unknown>>;
type Security = 'required' | 'optional' | 'holder' | 'none';
/**
 * The step-up authentication that an operation requires: of every caller, or only of callers with a second factor.
 */
type Proof = 'always' | 'secondFactor';

interface Example {
  readonly value: unknown;
}

interface MediaTypes {
  readonly [mediaType: string]: {
    readonly schema: JsonSchema;
    readonly examples?: Readonly<Record<string, Example | { readonly $ref: string }>>;
  };
}

interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface ResponseObject {
  readonly content?: MediaTypes;
}

interface OperationObject {
  readonly operationId: string;
  readonly security?: readonly JsonSchema[];
  readonly parameters?: readonly (ParameterObject | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, ResponseObject | { readonly $ref: string }>>;
  readonly 'x-policy': string;
  readonly 'x-permission'?: Permission;
  readonly 'x-files'?: 'recording';
  readonly 'x-form-megabytes'?: number;
  readonly 'x-proof'?: Proof;
  readonly 'x-audit'?: {
    readonly action: string;
    readonly subject?: AuditSubject;
    readonly permission?: Permission;
  };
}

export interface ContractDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly examples: Readonly<Record<string, Example>>;
    readonly parameters: Readonly<Record<string, ParameterObject>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path in the syntax of the router, for example /api/user/getById/:id. */
  readonly path: string;
  readonly security: Security;
  /** The action and the type of its subject in the audit log. Null if the operation is not audited. */
  readonly audit: {
    readonly action: string;
    readonly subject: AuditSubject | null;
    /**
     * An attempt by an actor without this permission is not audited, because every member can do the same with their
     * own content. If the permission is null, all attempts are audited.
     */
    readonly permission: Permission | null;
  } | null;
  /** The permission that every caller needs, whatever the subject is. Null if there is none. */
  readonly permission: Permission | null;
  readonly proof: Proof | null;
  /** The kind of size limit that applies to the files of a form. */
  readonly files: 'usual' | 'recording';
  /** The size limit for all files of a form together. Null if only each file has a limit. */
  readonly formMegabytes: number | null;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', JsonSchema | null>>;
  readonly body: { readonly required: boolean; readonly content: ReadonlyMap<string, JsonSchema> } | null;
  /** The schemas by status and media type. The `default` response of the contract is left out. */
  readonly responses: ReadonlyMap<number, ReadonlyMap<string, JsonSchema>>;
}

export interface Contract {
  readonly operations: readonly Operation[];
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** A reference within this document or from another document. */
const COMPONENT_SCHEMA = /^(?:\.\/openapi\.yaml)?#\/components\/schemas\/(?<name>\w+)$/;
const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

async function parseContractDocument(): Promise<ContractDocument> {
  // The file is generated from openapi.yaml. The types are generated from openapi.yaml too, and it is linted. So the
  // shape of the file is not checked at every start.
  return JSON.parse(await readFile(new URL('contract.gen.json', import.meta.url), 'utf8'));
}

let document: Promise<ContractDocument> | undefined;

/** Parses the document only once, because it is the same for all servers of a process. */
export function readContractDocument(): Promise<ContractDocument> {
  document ??= parseContractDocument();
  return document;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces the references with the ids under which Ajv and fast-json-stringify know the schemas. */
export function withLocalReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const name = key === '$ref' ? COMPONENT_SCHEMA.exec(String(member))?.groups?.['name'] : undefined;
      return [key, name === undefined ? withLocalReferences(member) : `${name}#`];
    }),
  );
}

/** Whether the server sets this field. Such a field is removed before the validation. */
export const isIgnored = (schema: unknown): boolean => isObject(schema) && schema['$ref'] === 'Ignored#';

function localSchema(schema: JsonSchema): JsonSchema {
  const local = withLocalReferences(schema);
  return isObject(local) ? local : {};
}

function resolve<T extends object>(
  components: Readonly<Record<string, T>>,
  value: T | { readonly $ref: string },
): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const name = value.$ref.slice(value.$ref.lastIndexOf('/') + 1);
  const found = components[name];
  if (found === undefined) throw new Error(`The contract refers to ${value.$ref}, which does not exist.`);
  return found;
}

function parametersOf(
  parameters: readonly ParameterObject[],
  place: ParameterObject['in'],
): JsonSchema | null {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  if (chosen.length === 0) return null;
  return {
    type: 'object',
    required: chosen.filter((parameter) => parameter.required === true).map(({ name }) => name),
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, localSchema(schema)])),
  };
}

function contentOf(content: MediaTypes | undefined): ReadonlyMap<string, JsonSchema> {
  return new Map(Object.entries(content ?? {}).map(([type, { schema }]) => [type, localSchema(schema)]));
}

function securityOf(operation: OperationObject): Security {
  if (operation['x-policy'] === 'auth.holder') return 'holder';
  if (operation.security === undefined) return 'required';
  if (operation.security.length === 0) return 'none';
  return operation.security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/**
 * Returns the same object for the same document, so that its schemas are compiled once for all servers of a process.
 */
export const readContract = memoize((document: ContractDocument): Contract => {
  const base = document.servers[0]?.url ?? '';
  const { components } = document;
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [name, method] of Object.entries(methods)) {
      const operation = item[name];
      if (operation === undefined) continue;
      const parameters = (operation.parameters ?? []).map((value) => resolve(components.parameters, value));
      const { requestBody, 'x-audit': audited } = operation;
      operations.push({
        id: operation.operationId,
        method,
        path: `${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        security: securityOf(operation),
        files: operation['x-files'] ?? 'usual',
        formMegabytes: operation['x-form-megabytes'] ?? null,
        permission: operation['x-permission'] ?? null,
        proof: operation['x-proof'] ?? null,
        audit:
          audited === undefined
            ? null
            : {
                action: audited.action,
                subject: audited.subject ?? null,
                permission: audited.permission ?? null,
              },
        parameters: {
          path: parametersOf(parameters, 'path'),
          query: parametersOf(parameters, 'query'),
          header: parametersOf(parameters, 'header'),
        },
        body:
          requestBody === undefined
            ? null
            : { required: requestBody.required === true, content: contentOf(requestBody.content) },
        responses: new Map(
          Object.entries(operation.responses)
            .filter(([status]) => status !== 'default')
            .map(([status, response]) => [
              Number(status),
              contentOf(resolve(components.responses, response).content),
            ]),
        ),
      });
    }
  }
  return {
    operations,
    schemas: new Map(Object.entries(components.schemas).map(([name, schema]) => [name, localSchema(schema)])),
  };
});
