import { describe, expect, it } from 'vitest';
import { contractFindings, invalidMessages, invalidTexts, opaqueSchemas } from './contract-rules.ts';
import type { ContractDocument } from './contract-rules.ts';

const operation = {
  operationId: 'createThing',
  summary: 'Make a thing',
  'x-policy': 'things.create',
  requestBody: {
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Thing' }, examples: { thing: {} } },
    },
  },
  responses: {
    '201': {
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Thing' }, examples: { thing: {} } },
      },
    },
    '400': {},
    '401': {},
    '413': {},
    '415': {},
    '429': {},
  },
};

const ofStaff = {
  ...operation,
  'x-permission': 'thing.manage',
  'x-audit': { action: 'thing.edit' },
  responses: { ...operation.responses, '403': {} },
};

const documentWith = (change: object): ContractDocument => ({
  security: [{ token: [] }],
  paths: { '/thing': { post: { ...operation, ...change } } },
  components: {
    schemas: {
      Thing: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
      Permission: { type: 'string', enum: ['thing.manage'] },
    },
  },
});

const staffDocumentWith = (change: object): ContractDocument => ({
  ...documentWith({}),
  paths: { '/admin/things/{id}': { put: { ...ofStaff, ...change } } },
});

const messageIn = (message: unknown) => ({ properties: { day: { 'x-message': message } } });

describe('the rules of the contract', () => {
  it('find nothing in a complete operation', () => {
    expect(contractFindings(documentWith({}))).toEqual([]);
  });

  it.each([
    [{ operationId: undefined }, 'POST /thing has no operationId'],
    [{ summary: '' }, 'POST /thing has no summary'],
    [{ 'x-policy': undefined }, 'POST /thing names no policy'],
  ])('name what is missing: %o', (change, finding) => {
    expect(contractFindings(documentWith(change))).toEqual([finding]);
  });

  it('allow no schema with the name of a global', () => {
    const { components, ...rest } = documentWith({});
    const schemas = { ...components.schemas, Promise: { type: 'string' }, Comment: { type: 'string' } };
    expect(contractFindings({ ...rest, components: { schemas } })).toEqual([
      'the schema Promise has the name of a global',
      'the schema Comment has the name of a global',
    ]);
  });

  it('require every error with which a call can respond', () => {
    const { '201': created } = operation.responses;
    expect(contractFindings(documentWith({ responses: { '201': created } }))).toEqual([
      'POST /thing does not declare 429',
      'POST /thing does not declare 401',
      'POST /thing does not declare 400',
      'POST /thing does not declare 413',
      'POST /thing does not declare 415',
    ]);
  });

  it('do not require a 401 of a call that needs no session', () => {
    const { '401': _unauthorized, ...responses } = operation.responses;
    expect(contractFindings(documentWith({ responses, security: [] }))).toEqual([]);
    expect(contractFindings(documentWith({ responses, security: [{ token: [] }, {}] }))).toEqual([]);
  });

  it.each([
    [{ 'x-audit': undefined }, 'PUT /admin/things/{id} names no action of the audit log'],
    [{ 'x-audit': { action: 'things' } }, 'PUT /admin/things/{id} names its action of the audit log wrongly'],
    [
      { 'x-audit': { action: 'thing.edit', subjects: 'thing' } },
      'PUT /admin/things/{id} names its action of the audit log wrongly',
    ],
    [
      { 'x-audit': { action: 'thing.edit', permission: 'Members' } },
      'PUT /admin/things/{id} names its action of the audit log wrongly',
    ],
  ])('require the name that the audit log gives to an action of the staff: %o', (change, finding) => {
    expect(contractFindings(staffDocumentWith(change))).toEqual([finding]);
  });

  it.each([
    [{ 'x-permission': undefined }, 'PUT /admin/things/{id} names no permission'],
    [{ 'x-permission': 'thing.eat' }, 'PUT /admin/things/{id} names a permission that does not exist'],
    [{ responses: operation.responses }, 'PUT /admin/things/{id} does not declare 403'],
  ])('require the permission of an action of the staff: %o', (change, finding) => {
    expect(contractFindings(staffDocumentWith(change))).toEqual([finding]);
  });

  it('require an id if the audit log is to name a subject', () => {
    const audit = { action: 'thing.create', subject: 'thing' };
    expect(contractFindings(documentWith({ 'x-audit': audit }))).toEqual([
      'POST /thing has no id by which the audit log could name its subject',
    ]);
    expect(contractFindings(documentWith({ 'x-audit': { action: 'thing.create' } }))).toEqual([]);
  });

  it('find messages that are not texts', () => {
    expect(invalidMessages('Thing', messageIn('Please enter a day.'))).toEqual([]);
    for (const message of [' ', { en: 'Please enter a day.' }, null]) {
      expect(invalidMessages('Thing', messageIn(message))).toEqual([
        'Thing.properties.day has a message that is not a text',
      ]);
    }
  });

  it('find texts with a wrong kind or without a limit', () => {
    const text = { type: 'string', maxLength: 80, 'x-text': 'line' };
    expect(invalidTexts('Thing', { properties: { name: text } })).toEqual([]);
    for (const wrong of [
      { ...text, 'x-text': 'paragraph' },
      { ...text, 'x-text': true },
      { ...text, type: 'array' },
      { type: 'string', 'x-text': 'lines' },
    ]) {
      expect(invalidTexts('Thing', { properties: { name: wrong } })).toEqual([
        'Thing.properties.name has an x-text that is not one of line and lines of a limited text',
      ]);
    }
  });

  it('find objects that allow any content, at any depth', () => {
    const deep = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };
    expect(opaqueSchemas('Things', deep)).toEqual(['Things[] is an object that takes anything']);
    expect(opaqueSchemas('Thing', { description: 'whatever' })).toEqual(['Thing describes nothing']);
  });
});
