import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import * as system from '../src/index.ts';

const sources = join(import.meta.dirname, '../src');
const inside = /^(?:components|patterns|provider|icons)\//;
const aside = /\.(?:test|stories)\.tsx$|(?:^|\/)(?:samples|[\w-]+-samples)\.tsx$/;

const files = (await readdir(sources, { recursive: true }))
  .filter((file) => file.endsWith('.tsx') && inside.test(file) && !aside.test(file))
  .toSorted();

const offered = new Set(Object.keys(system));
const importer = makeFsImporter();
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Finds the props of exported components that have no description in Storybook. */
function silentPropsOf(source: string, file: string): string[] {
  if (!/^export (?:function|const) [A-Z]/m.test(source)) return [];
  return parse(source, {
    filename: join(sources, file),
    importer,
    resolver,
    babelOptions: { babelrc: false, configFile: false },
  }).flatMap(({ displayName = '', props = {} }) =>
    Object.entries(offered.has(displayName) ? props : {})
      .filter(([, { description }]) => description === undefined || description.trim() === '')
      .map(([prop]) => `${displayName}: ${prop}`),
  );
}

it('reads the props of exported components', () => {
  const source = 'export function Button({ size }: { size: string }) { return <i>{size}</i>; }';
  expect(silentPropsOf(source, 'button.tsx')).toEqual(['Button: size']);
});

describe('every prop has a description', () => {
  it.each(files)('%s', async (file) => {
    expect(silentPropsOf(await readFile(join(sources, file), 'utf8'), file)).toEqual([]);
  });
});
