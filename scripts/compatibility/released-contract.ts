import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contractFile } from '../bundle-contract.ts';
import { root } from '../command.ts';
import type { ReleasedContract } from './contract-changes.ts';

/** The contract of the last release, which `npm run release` writes. */
const releasedFile = join(root, 'contract/last-release.gen.json');

/** What decides nothing about compatibility. */
const ignored = new Set([
  'description',
  'summary',
  'tags',
  'examples',
  'example',
  'info',
  'servers',
  'license',
]);

/** Below these keys are names that the contract has chosen, such as the property `description`. */
const named = new Set(['properties', 'schemas', 'messages', 'parameters', 'responses', 'paths']);

function withoutTexts(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !(ignored.has(key) || key.startsWith('x-')))
      .map(([key, each]) => [key, withoutTexts(each, !areNames && named.has(key))]),
  );
}

export async function readPresentContract(): Promise<ReleasedContract> {
  const [api, events] = await Promise.all(
    [contractFile, join(root, 'asyncapi.yaml')].map(async (file) => parse(await readFile(file, 'utf8'))),
  );
  return withoutTexts({ api, events }) as ReleasedContract;
}

export const readReleasedContract = async (): Promise<ReleasedContract> =>
  JSON.parse(await readFile(releasedFile, 'utf8'));

/** Stores the present contract as that of the last release, with one line for each operation and schema. */
export async function keepContract(): Promise<void> {
  const text = JSON.stringify(await readPresentContract(), null, 1);
  await writeFile(releasedFile, `${text.replaceAll(/\n {5,}|\n {4}(?=[}\]])/g, '')}\n`);
}
