import { page } from 'vitest/browser';
import { HttpResponse } from 'msw/http';
import { exampleOf, operationNamed } from '../../test/operations.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';

test('a banner is shown while responses say that the site is read-only', async ({ server }) => {
  let readOnly = '1';
  server.answer('GET /post/all', () =>
    HttpResponse.json(exampleOf(operationNamed('GET /post/all')).body as Record<string, unknown>, {
      headers: { 'x-read-only': readOnly },
    }),
  );
  const { app } = await renderApp('/community', { server, member: aMember() });
  const notice = page.getByRole('status').filter({ hasText: 'We are moving the site' });
  await expect.element(notice).toBeInViewport({ ratio: 1 });
  readOnly = '0';
  await app.api.GET('/post/all');
  await expect.element(notice).not.toBeInTheDocument();
});
