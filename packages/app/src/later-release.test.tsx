import type { Schemas } from '@parvis/api-client';
import { HttpResponse } from 'msw/http';
import { describe } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from '../test/fake-server.ts';
import { inEveryLanguage } from '../test/in-every-language.ts';
import { serveWith } from '../test/network.ts';
import { findOperation } from '../test/operations.ts';
import { aNotification, serveNotifications } from '../test/people.ts';
import { aMember, renderApp, type Account } from '../test/render-app.tsx';
import { answerWithFullLists, fromLaterRelease } from '../test/sample-answers.ts';
import { anAdministrator } from '../test/staff.ts';
import { expect, test } from '../test/test.ts';
import { sectionNames, sectionPath } from './features/settings/index.ts';
import { createScreens } from './route-table.ts';
import type { Access } from './router/screens.ts';

const ID = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';
/** These pages show only their own texts. */
const withoutData = new Set([
  '/about-us',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
  '/open-data',
]);
const { routes } = createScreens({ need: async () => {} });
const pathsFor = (...access: Access[]) =>
  routes
    .filter((route) => access.includes(route.access) && !withoutData.has(route.path))
    .flatMap(({ path }) =>
      path === '/settings/:id' ? sectionNames.map(sectionPath) : [path.replace(':id', ID)],
    );

/** Answers with fields and values that this release does not know. */
function serveLaterRelease(server: FakeServer): void {
  answerWithFullLists(server);
  serveWith({
    ...server,
    handle: async (request) => {
      const response = await server.handle(request);
      if (response.headers.get('content-type')?.startsWith('application/json') !== true) return response;
      const found = findOperation(request.method, new URL(request.url).pathname.slice('/api'.length));
      // The fake server gets the account back from the page, and compares it with the contract.
      if (found === null || found.operation.name === 'GET /auth/verify') return response;
      const body = fromLaterRelease(found.operation.name, await response.json());
      return HttpResponse.json(body as object, response);
    },
  });
}

async function expectShown(server: FakeServer, address: string, member: Account | null): Promise<void> {
  serveLaterRelease(server);
  await renderApp(address, { server, member });
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  expect(`${location.pathname}${location.search}`).toBe(address);
  expect(document.title).not.toContain('Algo salió mal');
}

describe('answers of a later release, with unknown fields and values, are shown', () => {
  test.for(pathsFor('all'))('to visitors at %s', async (path, { server }) => {
    await expectShown(server, path, null);
  });

  test.for([...pathsFor('members', 'community'), `/messages?chat=${ID}`])(
    'to members at %s',
    async (path, { server }) => {
      await expectShown(server, path, aMember());
    },
  );

  test.for(pathsFor('staff'))('to the staff at %s', async (path, { server }) => {
    await expectShown(server, path, anAdministrator());
  });
});

test('a notification of an unknown kind shows its sentence, and unknown events change nothing', async ({
  server,
  socket,
}) => {
  const notification = aNotification({ sentence: inEveryLanguage('Ana has lit a candle for you.') });
  serveLaterRelease(server);
  serveNotifications(server, []);
  await renderApp('/notifications', { server, member: aMember() });
  await expect.poll(() => socket.connections()).toBe(1);
  // The page reads the list again, in which the notification has an unknown kind as well.
  serveNotifications(server, [notification]);
  const kind = 'added-by-a-later-release' as Schemas['MemberNotification']['kind'];
  socket.emit('added_by_a_later_release' as 'notification', { notification, unread: 7 });
  socket.emit('notification', { notification: { ...notification, kind }, unread: 1 });
  const main = page.getByRole('main');
  await expect.element(main.getByText('Ana has lit a candle for you.')).toBeVisible();
});
