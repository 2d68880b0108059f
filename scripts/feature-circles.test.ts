import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { root } from './command.ts';

/** For each feature of a package, the other features that it imports. Tests do not count. */
async function dependencies(features: string): Promise<Map<string, Set<string>>> {
  const files = await readdir(features, { recursive: true });
  const found = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))) {
    const { module } = parseSync(file, await readFile(join(features, file), 'utf8'));
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    const [feature = ''] = file.split(sep);
    const others = found.get(feature) ?? new Set();
    found.set(feature, others);
    for (const request of requests.filter((one) => one.startsWith('.'))) {
      const [other = ''] = relative(features, join(features, dirname(file), request)).split(sep);
      if (other !== '..' && other !== feature) others.add(other);
    }
  }
  return found;
}

/**
 * The features that depend on each other in circles. To find them, features without dependencies are removed
 * repeatedly. The remaining features are the result.
 */
function circular(features: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map([...features].map(([name, others]) => [name, new Set(others)]));
  for (;;) {
    const free = [...left].filter(([, others]) => others.size === 0).map(([name]) => name);
    if (free.length === 0) return [...left.keys()].toSorted();
    for (const name of free) left.delete(name);
    for (const others of left.values()) for (const name of free) others.delete(name);
  }
}

test.each(['app', 'server'])(
  'the features of the %s do not depend on each other in circles',
  async (name) => {
    const features = await dependencies(join(root, 'packages', name, 'src/features'));
    expect(features.size).toBeGreaterThan(20);
    expect(circular(features)).toEqual([]);
  },
);

test('a circle is found through any number of features', () => {
  const features = new Map([
    ['feed', new Set(['people', 'reports'])],
    ['people', new Set(['plans'])],
    ['plans', new Set(['reports'])],
    ['reports', new Set(['people'])],
    ['events', new Set<string>()],
  ]);
  expect(circular(features)).toEqual(['feed', 'people', 'plans', 'reports']);
});
