import { describe, expect, it } from 'vitest';
import { sourceFindings } from './contract-sources.ts';
import type { ContractSources, SourceFile } from './contract-sources.ts';

const get = (operationId: string, ref: string) => ({
  get: { operationId, responses: { '200': { $ref: ref } } },
});

/** Two features that share an id. One of them also has its own component. */
const files = {
  blocks: {
    paths: { '/block/{id}': get('listBlocked', '#/schemas/Block') },
    schemas: { Block: { properties: { id: { $ref: 'shared.yaml#/schemas/Id' } } } },
  },
  plans: { paths: { '/plan': get('listPlans', 'shared.yaml#/schemas/Id') } },
  shared: { schemas: { Id: { type: 'string' } } },
};

const paths = {
  '/block/{id}': { $ref: 'blocks.yaml#/paths/~1block~1{id}' },
  '/plan': { $ref: 'plans.yaml#/paths/~1plan' },
};

const sourcesWith = (
  change: Record<string, SourceFile>,
  rest: Partial<ContractSources> = {},
): ContractSources => ({
  paths,
  files: new Map<string, SourceFile>(Object.entries({ ...files, ...change })),
  routes: new Map([
    ['blocks', "Pick<Handlers, 'listBlocked'>"],
    ['plans', "Pick<Handlers, 'listPlans'>"],
  ]),
  ...rest,
});

describe('the files of the contract', () => {
  it('have no faults if each contains only its own parts', () => {
    expect(sourceFindings(sourcesWith({}))).toEqual([]);
  });

  it('contain the parts that only their own feature uses', () => {
    const plans = { paths: { '/plan': get('listPlans', 'blocks.yaml#/schemas/Plan') } };
    const blocks = { ...files.blocks, schemas: { ...files.blocks.schemas, Plan: { type: 'string' } } };
    expect(sourceFindings(sourcesWith({ plans, blocks }))).toEqual([
      'blocks.yaml#/schemas/Plan is used by plans only',
      'shared.yaml#/schemas/Id is used by blocks only',
    ]);
  });

  it('contain only parts that a path uses, because the bundle would omit all others', () => {
    const shared = { ...files.shared, parameters: { Limit: { name: 'limit' } } };
    expect(sourceFindings(sourcesWith({ shared }))).toEqual(['shared.yaml#/parameters/Limit is not used']);
  });

  it('are listed in the root file, path by path', () => {
    const wrong = { ...paths, '/plan': { $ref: 'plans.yaml#/paths/~1plans' } };
    expect(sourceFindings(sourcesWith({}, { paths: wrong }))).toEqual([
      'contract/openapi.yaml does not refer to /plan in plans.yaml',
    ]);
  });

  it('contain the paths that the routes of their feature handle', () => {
    const routes = new Map([['blocks', "Pick<Handlers, 'listBlocked' | 'listPlans'>"]]);
    expect(sourceFindings(sourcesWith({}, { routes }))).toEqual([
      'GET /plan is in plans.yaml, but the routes of that feature do not handle it',
    ]);
  });
});
