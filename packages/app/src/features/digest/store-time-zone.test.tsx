import { page } from 'vitest/browser';

import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

test('the first page of a member without a time zone stores that of the browser', async ({ server }) => {
  const member = aMember({ lacksTimeZone: true });
  await renderApp('/community', { server, member });
  await expect
    .poll(() => server.calls('PUT /user/update/{id}').map(({ body, params }) => [params['id'], body]))
    .toEqual([[member._id, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }]]);
});

test('a member with a time zone sends none', async ({ server, socket }) => {
  await renderApp('/community', { server, member: aMember() });
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.poll(() => socket.connections()).toBe(1);
  expect(server.calls('PUT /user/update/{id}')).toEqual([]);
});
