import globals from 'globals';

/** Those parts of an OpenAPI 3.1 document that the rules check. */
export interface ContractDocument {
  security?: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema>; responses?: Record<string, Response> };
}

interface Operation {
  operationId?: string;
  summary?: string;
  security?: object[];
  'x-policy'?: string;
  'x-permission'?: string;
  'x-audit'?: { action?: string; subject?: string; permission?: string };
  parameters?: object[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
}

interface Reference {
  $ref: string;
}

interface Response {
  content?: Record<string, MediaType>;
}

interface MediaType {
  schema?: Schema;
  examples?: object;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  maxLength?: number;
  'x-text'?: unknown;
  const?: unknown;
  description?: string;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

export function operationsOf(
  document: Pick<ContractDocument, 'paths'>,
): { name: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
}

const isOpen = (security: object[]) => security.some((scheme) => Object.keys(scheme).length === 0);

function requiredErrors(operation: Operation, security: object[]): string[] {
  const protectedCall = security.length > 0 && !isOpen(security);
  return [
    '429',
    ...(protectedCall ? ['401'] : []),
    ...(operation.requestBody === undefined ? [] : ['400', '413', '415']),
    ...(operation.parameters === undefined ? [] : ['400']),
  ];
}

function withoutExamples(where: string, content: Record<string, MediaType> = {}): string[] {
  return Object.entries(content)
    .filter(([type, media]) => type === 'application/json' && media.examples === undefined)
    .map(() => `${where} has no examples`);
}

function resolveResponse(document: ContractDocument, response: Response | Reference): Response {
  if (!('$ref' in response)) return response;
  return document.components.responses?.[response.$ref.split('/').at(-1) ?? ''] ?? {};
}

function operationFindings(document: ContractDocument, name: string, operation: Operation): string[] {
  const security = operation.security ?? document.security ?? [];
  const declared = Object.keys(operation.responses);
  return [
    ...(operation.operationId ? [] : [`${name} has no operationId`]),
    ...(operation.summary ? [] : [`${name} has no summary`]),
    ...((operation.security ?? document.security) ? [] : [`${name} says nothing of security`]),
    ...(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(operation['x-policy'] ?? '')
      ? []
      : [`${name} names no policy`]),
    ...(declared.some((status) => status.startsWith('2') || status === '303')
      ? []
      : [`${name} has no success`]),
    ...requiredErrors(operation, security)
      .filter((status) => !declared.includes(status))
      .map((status) => `${name} does not declare ${status}`),
    ...withoutExamples(`${name}, its body,`, operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      withoutExamples(`${name}, its ${status},`, resolveResponse(document, response).content),
    ),
  ];
}

/**
 * The audit log must contain every change that the staff makes or tries to make. Each such operation must therefore
 * name an action of the log.
 */
function auditFindings(name: string, { 'x-audit': audit }: Operation): string[] {
  const [method, path = ''] = name.split(' ');
  if (audit === undefined)
    return method !== 'GET' && path.startsWith('/admin/') ? [`${name} names no action of the audit log`] : [];
  const areNames =
    /^[a-z]+\.[a-z-]+$/.test(audit.action ?? '') &&
    (audit.permission === undefined || /^[a-z]+(?:\.[a-z]+)+$/.test(audit.permission)) &&
    Object.keys(audit).every((key) => ['action', 'subject', 'permission'].includes(key));
  const isFound = audit.subject === undefined || path.includes('{id}');
  return [
    ...(areNames ? [] : [`${name} names its action of the audit log wrongly`]),
    ...(isFound ? [] : [`${name} has no id by which the audit log could name its subject`]),
  ];
}

/**
 * Every operation of the staff must name its permission, because a caller without it must not learn whether the rest
 * of the request is valid.
 */
function permissionFindings(
  { components: { schemas } }: ContractDocument,
  name: string,
  { 'x-permission': permission, responses }: Operation,
): string[] {
  if (permission === undefined) return name.includes(' /admin/') ? [`${name} names no permission`] : [];
  return [
    ...(schemas?.['Permission']?.enum?.includes(permission) === true
      ? []
      : [`${name} names a permission that does not exist`]),
    ...('403' in responses ? [] : [`${name} does not declare 403`]),
  ];
}

/** Finds opaque schemas. A schema is opaque if it allows content that it does not describe. */
export function opaqueSchemas(where: string, schema: Schema): string[] {
  if (schema.$ref !== undefined) return [];
  const children = [
    ...Object.entries(schema.properties ?? {}).map(([name, child]) => [`${where}.${name}`, child] as const),
    ...(schema.items === undefined ? [] : [[`${where}[]`, schema.items] as const]),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(
      (child, index) => [`${where}(${index})`, child] as const,
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? [[`${where}.*`, schema.additionalProperties] as const]
      : []),
  ];
  const described = schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined;
  const opaque =
    [schema.type].flat().includes('object') &&
    (schema.additionalProperties === undefined || schema.additionalProperties === true);
  return [
    ...(described || children.length > 0 ? [] : [`${where} describes nothing`]),
    ...(opaque ? [`${where} is an object that takes anything`] : []),
    ...children.flatMap(([name, child]) => opaqueSchemas(name, child)),
  ];
}

const isNonEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Finds messages that are not texts, because the server's catalogues include only messages that are texts. */
export function invalidMessages(where: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    if (key !== 'x-message') return invalidMessages(`${where}.${key}`, member);
    return isNonEmpty(member) ? [] : [`${where} has a message that is not a text`];
  });
}

/**
 * Finds texts with a wrong `x-text`. The server cleans every text with `x-text`, and applies its maximum length to the
 * cleaned text.
 */
export function invalidTexts(where: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, maxLength, 'x-text': kind } = value as Schema;
  const isValid =
    kind === undefined ||
    ((kind === 'line' || kind === 'lines') && type === 'string' && maxLength !== undefined);
  return [
    ...(isValid ? [] : [`${where} has an x-text that is not one of line and lines of a limited text`]),
    ...Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
      invalidTexts(`${where}.${key}`, member),
    ),
  ];
}

const globalNames = new Set(
  [globals.builtin, globals.browser, globals.serviceworker].flatMap((names) => Object.keys(names)),
);

/**
 * Finds schemas with the name of a global class. A class that is generated with this name would hide the global one
 * in the client.
 */
export const globalSchemas = (names: readonly string[]): string[] =>
  names.filter((name) => globalNames.has(name)).map((name) => `the schema ${name} has the name of a global`);

/** The violations of the project's own rules, which the linter does not check. Empty if there are none. */
export function contractFindings(document: ContractDocument): string[] {
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation.operationId);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} names two operations`),
    ...operations.flatMap(({ name, operation }) => operationFindings(document, name, operation)),
    ...operations.flatMap(({ name, operation }) => auditFindings(name, operation)),
    ...operations.flatMap(({ name, operation }) => permissionFindings(document, name, operation)),
    // Skips the schema Ignored, because its content is removed before anything is read.
    ...Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) =>
      name === 'Ignored' ? [] : opaqueSchemas(name, schema),
    ),
    ...globalSchemas(Object.keys(document.components.schemas ?? {})),
    ...invalidMessages('contract', document),
    ...invalidTexts('contract', document),
    ...operations.flatMap(({ name, operation }) =>
      [
        ...Object.values(operation.requestBody?.content ?? {}),
        ...Object.values(operation.responses).flatMap((response) =>
          Object.values(resolveResponse(document, response).content ?? {}),
        ),
      ].flatMap((media) => (media.schema === undefined ? [] : opaqueSchemas(name, media.schema))),
    ),
  ];
}
