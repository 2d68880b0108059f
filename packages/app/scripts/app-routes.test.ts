import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sectionNames, sectionPath } from '../src/features/settings/settings-sections.tsx';
import { aliases, createScreens } from '../src/route-table.ts';

const ofServer = new URL('../../server/src/platform/http/app-routes.json', import.meta.url);

test('the server answers 200 for these routes, 404 for other paths, and knows which are public', async () => {
  const { routes } = createScreens({ need: () => Promise.resolve() });
  const known = JSON.parse(await readFile(ofServer, 'utf8')) as [path: string, access: string][];
  // Only members are redirected from aliases. Guests see the log-in page.
  const rows = [
    ...routes.flatMap(({ path, access }) =>
      // The server answers 404 for other sections of the settings.
      (path === '/settings/:id' ? sectionNames.map(sectionPath) : [path]).map(
        (one) => [one, access] as const,
      ),
    ),
    ...Object.keys(aliases).map((path) => [path, 'members'] as const),
  ];
  expect(known).toEqual(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
});
