import { expect, it } from 'vitest';
import { withExtensions } from './contract-extends.ts';

const shared = {
  schemas: {
    Names: {
      type: 'object',
      required: ['name'],
      properties: { name: { $ref: '#/schemas/Name' } },
    },
    Person: {
      'x-extends': '#/schemas/Names',
      description: 'A person.',
      required: ['picture'],
      properties: { picture: { type: 'string' } },
    },
  },
  examples: { Maria: { value: { name: 'Maria' } } },
};

const extendedIn = (file: string, part: unknown) => withExtensions(part, file, () => shared);

it('adds the properties and required fields of a schema, and names the file of its references', () => {
  expect(
    extendedIn('posts.yaml', {
      'x-extends': 'shared.yaml#/schemas/Person',
      required: ['email'],
      properties: { email: { $ref: '#/schemas/Email' } },
    }),
  ).toEqual({
    type: 'object',
    required: ['name', 'picture', 'email'],
    properties: {
      name: { $ref: 'shared.yaml#/schemas/Name' },
      picture: { type: 'string' },
      email: { $ref: '#/schemas/Email' },
    },
  });
});

it('takes only the properties, and the values of examples, which can be replaced', () => {
  expect(
    extendedIn('posts.yaml', {
      properties: { 'x-extends': 'shared.yaml#/schemas/Names/properties' },
      examples: [{ 'x-extends': 'shared.yaml#/examples/Maria/value', name: 'María' }],
    }),
  ).toEqual({
    properties: { name: { $ref: 'shared.yaml#/schemas/Name' } },
    examples: [{ name: 'María' }],
  });
});

it('refuses a reference that leads nowhere', () => {
  expect(() => extendedIn('posts.yaml', { 'x-extends': 'shared.yaml#/schemas/None' })).toThrow(
    'x-extends names shared.yaml#/schemas/None, which is not an object',
  );
});
