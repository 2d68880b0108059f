import { page } from 'vitest/browser';
import { serveWith } from '../test/network.ts';
import { aMember, renderApp } from '../test/render-app.tsx';
import { anAdministrator } from '../test/staff.ts';
import { expect, test } from '../test/test.ts';
import { createScreens } from './route-table.ts';

const { routes } = createScreens({ need: async () => {} });
const id = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';
// The dialog of a listing covers the marketplace, whose heading is then hidden from screen readers.
const isDialog = (path: string) => path === '/marketplace/:id';
const pagesOfOne = routes.filter(({ path }) => path.endsWith('/:id') && !isDialog(path));

test.for(pagesOfOne)('$path has a heading if it may not be seen', async ({ path, access }, { server }) => {
  serveWith({
    ...server,
    handle: async (request) =>
      new URL(request.url).pathname.endsWith(id)
        ? Response.json({ message: 'This is not for you.' }, { status: 403 })
        : server.handle(request),
  });
  await renderApp(path.replace(':id', id), {
    server,
    member: access === 'staff' ? anAdministrator() : aMember(),
  });
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
