import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

/** The packages that the customer requires, and the sources that must import each of them. */
const required: readonly (readonly [name: string, owner: string, sources: string])[] = [
  ['react', 'packages/design-system', 'src/**/*.tsx'],
  ['react', 'packages/app', 'src/**/*.tsx'],
  ['react-dom', 'packages/app', 'src/**/*.tsx'],
  ['react-router-dom', 'packages/app', 'src/**/*.tsx'],
  ['@radix-ui/react-dialog', 'packages/design-system', 'src/components/**/*.tsx'],
  ['@radix-ui/react-dropdown-menu', 'packages/design-system', 'src/components/**/*.tsx'],
  ['@radix-ui/react-tabs', 'packages/design-system', 'src/components/**/*.tsx'],
  ['class-variance-authority', 'packages/design-system', 'src/components/**/*.ts'],
  ['storybook', '.', 'packages/design-system/src/**/*.stories.tsx'],
  ['@storybook/react-vite', '.', 'packages/design-system/src/**/*.stories.tsx'],
  ['xstate', 'packages/app', 'src/**/*.ts'],
  ['@xstate/react', 'packages/app', 'src/**/*.{ts,tsx}'],
  ['openapi-typescript', 'packages/api-client', 'scripts/**/*.ts'],
  ['openapi-fetch', 'packages/api-client', 'src/**/*.ts'],
  ['socket.io-client', 'packages/api-client', 'src/**/*.ts'],
];

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const manifestOf = async (owner: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, owner, 'package.json'), 'utf8'));

/** The first source file that imports the package or a part of it. Tests do not count. */
async function importer(name: string, folder: string, sources: string): Promise<string | null> {
  const statement = new RegExp(`^(?:import|\\}) .*from '${name}(?:/[^']*)?';$`, 'm');
  for await (const file of glob(sources, { cwd: folder })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    if (statement.test(await readFile(join(folder, file), 'utf8'))) return file;
  }
  return null;
}

test.each(required)('%s is imported by %s', async (name, owner, sources) => {
  const { dependencies, devDependencies } = await manifestOf(owner);
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(await importer(name, join(root, owner), sources)).not.toBeNull();
});

test('chromatic is run by a script, with its configuration', async () => {
  const { devDependencies, scripts } = await manifestOf('.');
  expect(devDependencies).toHaveProperty('chromatic');
  expect(scripts?.['chromatic']).toBe('chromatic');
  expect(JSON.parse(await readFile(join(root, 'chromatic.config.json'), 'utf8'))).toHaveProperty(
    'buildScriptName',
  );
});
