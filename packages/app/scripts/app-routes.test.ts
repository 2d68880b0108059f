import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aliases, createScreens } from '../src/route-table.ts';

const ofServer = new URL('../../server/src/platform/http/app-routes.json', import.meta.url);

test('the server answers 200 for these routes, and 404 for other paths', async () => {
  const { routes } = createScreens({ need: () => Promise.resolve() });
  const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases)];
  expect(JSON.parse(await readFile(ofServer, 'utf8'))).toEqual(paths.toSorted());
});
