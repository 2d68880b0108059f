/** The parts of an AsyncAPI 3 document from which the types are generated. */
export interface EventDocument {
  operations: Record<string, EventOperation>;
  components: { messages: Record<string, Message>; schemas: Record<string, Schema> };
}

interface Reference {
  $ref: string;
}

interface EventOperation {
  action: 'send' | 'receive';
  messages: Reference[];
  reply?: { messages: Reference[] };
}

interface Message {
  name: string;
  summary: string;
  payload: Reference;
}

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}

const own = '#/components/schemas/';
const shared = './openapi.yaml#/components/schemas/';
const primitives: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  null: 'null',
  string: 'string',
};

function typeOf(schema: Schema, where: string): string {
  const { $ref, oneOf, type = '' } = schema;
  if (oneOf !== undefined) return oneOf.map((one) => typeOf(one, where)).join(' | ');
  if ($ref?.startsWith(own)) return `EventSchemas['${$ref.slice(own.length)}']`;
  if ($ref?.startsWith(shared)) return `Schemas['${$ref.slice(shared.length)}']`;
  const primitive = primitives[type];
  if ($ref !== undefined || primitive === undefined) {
    throw new Error(`${where} is neither of a schema nor of a simple type.`);
  }
  return primitive;
}

function propertyOf(name: string, schema: Schema): string {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(
    ([key, member]) => `    ${key}${required.has(key) ? '' : '?'}: ${typeOf(member, `${name}.${key}`)};`,
  );
  return [`  ${name}: {`, ...members, '  };'].join('\n');
}

// Generates type aliases, because Socket.IO needs closed object types. An interface is not closed: other code could add
// events to it.
function mapOf(name: string, events: readonly string[]): string {
  return [`export type ${name} = {`, ...events, '};'].join('\n');
}

/** Generates the types of the realtime events for Socket.IO as TypeScript. */
export function eventTypes({ operations, components }: EventDocument): string {
  const messageOf = ({ $ref }: Reference): Message => {
    const message = components.messages[$ref.slice($ref.lastIndexOf('/') + 1)];
    if (message === undefined) throw new Error(`There is no message ${$ref}.`);
    return message;
  };

  const eventsOf = (action: EventOperation['action']): string[] =>
    Object.values(operations)
      .filter((operation) => operation.action === action)
      .flatMap(({ messages, reply }) =>
        messages.map((reference) => {
          const { name, summary, payload } = messageOf(reference);
          const answers = reply?.messages.map((answer) => typeOf(messageOf(answer).payload, name)) ?? [];
          const acknowledge =
            answers.length === 0 ? '' : `, acknowledge: (answer: ${answers.join(' | ')}) => void`;
          return `  /** ${summary} */\n  ${name}: (payload: ${typeOf(payload, name)}${acknowledge}) => void;`;
        }),
      );

  return [
    '// Made of asyncapi.yaml by `npm run generate`; not to be edited.',
    "import type { components } from './contract.gen.ts';",
    "type Schemas = components['schemas'];",
    [
      'export interface EventSchemas {',
      ...Object.entries(components.schemas).map(([name, schema]) => propertyOf(name, schema)),
      '}',
    ].join('\n'),
    mapOf('ServerToClientEvents', eventsOf('send')),
    mapOf('ClientToServerEvents', eventsOf('receive')),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
