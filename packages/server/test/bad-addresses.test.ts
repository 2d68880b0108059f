import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContractDocument } from '../src/platform/http/contract-document.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from './community.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}
interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly [method: string]: unknown;
}
interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const contract: Contract = await readContractDocument();
const methods = ['get', 'post', 'put', 'delete'] as const;

function resolved(parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  const found = name === undefined ? parameter : contract.components.parameters[name];
  if (found === undefined) throw new Error(`The contract has no parameter ${name}.`);
  return found;
}

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method): Operation[] => {
    const operation = item[method] as PathItem | undefined;
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map(resolved)
      .filter((parameter) => parameter.in !== 'header');
    const known = { method: method.toUpperCase() as Operation['method'], path, parameters };
    return parameters.length === 0 ? [] : [known];
  }),
);

/** Ids that are not valid, percent-encoded as in a URL. */
const nonsense = [
  '',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%F4%8F%BF%BF',
  '%E0%A4%A',
  '%25',
  '_',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  '__proto__',
  '%5B%5D',
  '%7B%22a%22%3A1%7D',
  '%27%20OR%201%3D1%20--',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(3000),
];

const filled = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? UNKNOWN_ID);

const addresses = ({ path, parameters }: Operation): string[] =>
  parameters.flatMap(({ in: place, name }) =>
    place === 'path'
      ? nonsense.map((value) => filled(path, { [name]: value }))
      : [...nonsense.map((value) => `${name}=${value}`), `${name}=1&${name}=2`, `${name}[a]=1`].map(
          (query) => `${filled(path)}?${query}`,
        ),
  );

let community: Community;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

afterAll(() => community.close());

describe('a malformed address', () => {
  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'causes no server error in %s',
    async (_, operation) => {
      const failed: [string, number][] = [];
      for (const address of addresses(operation)) {
        const body = operation.method === 'GET' || operation.method === 'DELETE' ? undefined : {};
        const { status } = await administrator.request(operation.method, address, { body });
        if (status >= 500) failed.push([address.slice(0, 120), status]);
      }
      expect(failed).toEqual([]);
    },
  );
});
