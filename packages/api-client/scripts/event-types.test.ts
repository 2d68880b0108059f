import { describe, expect, test } from 'vitest';
import { eventTypes, type EventDocument } from './event-types.ts';

const reference = (name: string) => ({ $ref: `#/channels/member/messages/${name}` });

const document: EventDocument = {
  operations: {
    notify: { action: 'send', messages: [reference('changed')] },
    ask: {
      action: 'receive',
      messages: [reference('ask')],
      reply: { messages: [reference('answer')] },
    },
  },
  components: {
    messages: {
      changed: {
        name: 'changed',
        summary: 'Something has changed.',
        payload: { $ref: '#/components/schemas/Change' },
      },
      ask: {
        name: 'ask',
        summary: 'A question.',
        payload: { $ref: './openapi.yaml#/components/schemas/Id' },
      },
      answer: { name: 'answer', summary: 'Its answer.', payload: { $ref: '#/components/schemas/Change' } },
    },
    schemas: {
      Change: {
        type: 'object',
        required: ['unread'],
        properties: {
          unread: { type: 'integer' },
          subject: { $ref: './openapi.yaml#/components/schemas/Id' },
        },
      },
    },
  },
};

describe('the types of events', () => {
  const types = eventTypes(document);

  test('resolve references and keep optional properties optional', () => {
    expect(types).toContain("  Change: {\n    unread: number;\n    subject?: Schemas['Id'];\n  };");
  });

  test('are separate for the server and the client, with their acknowledgements', () => {
    const [, sent = '', taken = ''] = types.split('export type ');
    expect(sent).toContain("changed: (payload: EventSchemas['Change']) => void;");
    expect(sent).not.toContain('ask');
    expect(taken).toContain(
      "ask: (payload: Schemas['Id'], acknowledge: (answer: EventSchemas['Change']) => void) => void;",
    );
  });

  test('are not generated from an unsupported schema', () => {
    const schemas = { Change: { type: 'object', properties: { list: { type: 'array' } } } };
    expect(() => eventTypes({ ...document, components: { ...document.components, schemas } })).toThrow(
      'Change.list',
    );
    expect(() => eventTypes({ ...document, components: { ...document.components, messages: {} } })).toThrow(
      'messages/changed',
    );
  });
});
