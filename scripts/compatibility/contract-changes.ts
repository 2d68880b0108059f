import { schemaChanges, type Comparison, type JsonSchema, type Reader } from './schema-changes.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

interface Response {
  readonly $ref?: string;
  readonly content?: Content;
}

interface Operation {
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface ApiDocument {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

interface Message {
  readonly deprecated?: boolean;
  readonly payload: JsonSchema;
}

interface Reference {
  readonly $ref: string;
}

interface EventDocument {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly action: 'send' | 'receive';
        readonly messages: readonly Reference[];
        readonly reply?: { readonly messages: readonly Reference[] };
      }
    >
  >;
  readonly components: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly messages: Readonly<Record<string, Message>>;
  };
}

/** The contract of a release: the API and the realtime events. */
export interface ReleasedContract {
  readonly api: ApiDocument;
  readonly events: EventDocument;
}

const last = (reference: string): string => reference.split('/').at(-1) ?? reference;

function found<Item>(items: Readonly<Record<string, Item>> | undefined, reference: string): Item {
  const item = items?.[last(reference)];
  if (item === undefined) throw new Error(`The contract has no ${reference}.`);
  return item;
}

const schemasOf =
  ({ api, events }: ReleasedContract) =>
  (reference: string): JsonSchema =>
    found({ ...events.components.schemas, ...api.components.schemas }, reference);

type CompareAt = (reader: Reader, where: string, before: JsonSchema, after: JsonSchema) => readonly string[];

function contentChanges(
  compare: CompareAt,
  reader: Reader,
  where: string,
  before: Content = {},
  after: Content = {},
): readonly string[] {
  return Object.entries(before).flatMap(([type, { schema: old }]) => {
    const present = after[type];
    if (present === undefined) return [`${where} is no longer ${type}`];
    return old === undefined || present.schema === undefined
      ? []
      : compare(reader, where, old, present.schema);
  });
}

function parametersOf({ components }: ApiDocument, operation: Operation): ReadonlyMap<string, Parameter> {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref === undefined ? parameter : found(components.parameters, parameter.$ref),
  );
  return new Map(parameters.map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]));
}

function parameterChanges(
  compare: CompareAt,
  where: string,
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
): readonly string[] {
  const added = [...after].filter(([name, { required }]) => required === true && !before.get(name)?.required);
  return [
    ...added.map(([name]) => `${where}: the ${name} is newly required`),
    ...[...before].flatMap(([name, old]) => {
      const present = after.get(name);
      if (present !== undefined)
        return compare('server', `${where}: the ${name}`, old.schema, present.schema);
      return old.deprecated === true ? [] : [`${where}: the ${name} is removed`];
    }),
  ];
}

function bodyChanges(
  compare: CompareAt,
  where: string,
  before: Operation,
  after: Operation,
): readonly string[] {
  const [old, present] = [before.requestBody, after.requestBody];
  const place = `${where}: the body`;
  return [
    ...(present?.required === true && old?.required !== true ? [`${place} is newly required`] : []),
    ...contentChanges(compare, 'server', place, old?.content, present?.content),
  ];
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

const responseIn = ({ components }: ApiDocument, response: Response): Response =>
  response.$ref === undefined ? response : found(components.responses, response.$ref);

const isOpen = (document: ApiDocument, { security = document.security ?? [] }: Operation): boolean =>
  security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

function operationChanges(
  compare: CompareAt,
  where: string,
  [before, old]: readonly [ApiDocument, Operation],
  [after, present]: readonly [ApiDocument, Operation],
): readonly string[] {
  const statuses = Object.keys(present.responses);
  const isNew = (status: string) => isSuccess(status) && !(status in old.responses);
  return [
    ...(isOpen(before, old) && !isOpen(after, present) ? [`${where} newly needs a session`] : []),
    ...parameterChanges(compare, where, parametersOf(before, old), parametersOf(after, present)),
    ...bodyChanges(compare, where, old, present),
    // Pages treat an error that they do not know like any other.
    ...statuses.filter(isNew).map((status) => `${where} can respond with ${status}`),
    ...Object.entries(old.responses).flatMap(([status, response]) => {
      const other = present.responses[status];
      if (other === undefined) return [];
      const place = `${where}: ${status}`;
      const [one, two] = [responseIn(before, response), responseIn(after, other)];
      return contentChanges(compare, 'page', place, one.content, two.content);
    }),
  ];
}

function apiChanges(compare: CompareAt, before: ApiDocument, after: ApiDocument): readonly string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const present = after.paths[path]?.[method];
      if (present !== undefined) return operationChanges(compare, where, [before, old], [after, present]);
      return old.deprecated === true ? [] : [`${where} is removed`];
    }),
  );
}

type ReadMessage = readonly [reader: Reader, message: Message];

/** The messages of an operation by their names. */
const messagesFor = (
  { components }: EventDocument,
  reader: Reader,
  references: readonly Reference[] = [],
): (readonly [string, ReadMessage])[] =>
  references.map(({ $ref }) => [last($ref), [reader, found(components.messages, $ref)]]);

/** The messages of all operations by their names. A reply goes the other way. */
const messagesOf = (document: EventDocument): ReadonlyMap<string, ReadMessage> =>
  new Map(
    Object.values(document.operations).flatMap(({ action, messages, reply }) => [
      ...messagesFor(document, action === 'send' ? 'page' : 'server', messages),
      ...messagesFor(document, action === 'send' ? 'server' : 'page', reply?.messages),
    ]),
  );

function eventChanges(compare: CompareAt, before: EventDocument, after: EventDocument): readonly string[] {
  const present = messagesOf(after);
  return [...messagesOf(before)].flatMap(([name, [reader, old]]) => {
    const other = present.get(name);
    if (other !== undefined) return compare(reader, `the event ${name}`, old.payload, other[1].payload);
    return old.deprecated === true ? [] : [`the event ${name} is removed`];
  });
}

/**
 * The changes of the contract with which pages of the last release would not work with a server of this one. What the
 * last release has marked as deprecated can be removed.
 */
export function contractChanges(before: ReleasedContract, after: ReleasedContract): readonly string[] {
  const shared: Omit<Comparison, 'reader' | 'where'> = {
    before: schemasOf(before),
    after: schemasOf(after),
    compared: new Set(),
  };
  const compare: CompareAt = (reader, where, old, present) =>
    schemaChanges({ ...shared, reader, where }, old, present);
  return [
    ...apiChanges(compare, before.api, after.api),
    ...eventChanges(compare, before.events, after.events),
  ];
}
