import type { Schemas } from '@parvis/api-client';
import { page } from 'vitest/browser';
import { newId } from '../../../../test/ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../../test/operations.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';
import { controlTimers } from '../../../../test/timers.ts';

type Answer = AnswerOf<'GET /admin/servers'>;
type Server = Schemas['Server'];

const main = page.getByRole('main');
const rowOf = (name: string) => main.getByRole('row').filter({ hasText: name });

const example = exampleOf(operationNamed('GET /admin/servers')).body as Answer;
const [first] = example.servers;
const aServer = (changes: Partial<Server>): Server => {
  if (first === undefined) throw new Error('The contract’s example has no server.');
  return { ...first, _id: newId(), ...changes };
};
const answerWith = (servers: readonly Server[]): Answer => ({ ...example, servers: [...servers] });

test('shows one server, and what it stores', async ({ server }) => {
  await renderApp('/admin/servers', { server, member: anAdministrator() });
  const row = rowOf('parvis-1:3000');
  await expect.element(row).toMatchTextContent('Responding');
  for (const text of ['0.1.0', 'Node.js 24.21.0', '212', '172 MB', '21 ms', '48 GB'])
    await expect.element(row).toMatchTextContent(text);
  await expect.element(main.getByText('1 server is responding')).toBeVisible();
  await expect.element(main.getByText('SQLite, 734 MB')).toBeVisible();
  await expect.element(main.getByText('12 waiting, 0 of them due')).toBeVisible();
  await expect.element(main.getByText('1 failed')).toBeVisible();
  await expect.element(main.getByText('An upgrade is in progress')).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'See the jobs' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});

test('reads the servers again, and keeps the last answer while the server cannot be reached', async ({
  server,
}) => {
  const timers = controlTimers({ withIntervals: true });
  await renderApp('/admin/servers', { server, member: anAdministrator() });
  await expect.element(rowOf('parvis-1:3000')).toMatchTextContent('Responding');
  server.answer(
    'GET /admin/servers',
    answerWith([
      aServer({ name: 'parvis-1:3000', isResponding: false, version: '0.0.9' }),
      aServer({ name: 'parvis-2:3000' }),
      aServer({ name: 'parvis-3:3000', isConnected: false }),
    ]),
  );
  await timers.skipUntil(() => server.calls('GET /admin/servers').length > 1);
  await expect.element(rowOf('parvis-1:3000')).toMatchTextContent('Not responding');
  await expect.element(main.getByText('2 of 3 are responding')).toBeVisible();
  await expect.element(main.getByText('An upgrade is in progress')).not.toBeInTheDocument();
  await expect.element(rowOf('parvis-3:3000')).toMatchTextContent('No live updates');
  server.failNetwork('GET /admin/servers');
  const notice = main.getByRole('status').filter({ hasText: 'This page is not up to date' });
  await timers.skipUntil(() => notice.query() !== null);
  await expect.element(rowOf('parvis-2:3000')).toBeVisible();
});

test('names the versions during an upgrade', async ({ server }) => {
  const versions = ['0.10.0', '0.9.0', '0.10.0'];
  server.answer('GET /admin/servers', answerWith(versions.map((version) => aServer({ version }))));
  await renderApp('/admin/servers', { server, member: anAdministrator() });
  await expect
    .element(main.getByRole('status').filter({ hasText: 'An upgrade is in progress' }))
    .toMatchTextContent('0.9.0, 0.10.0');
});

test('does not say that servers fail while the site is read-only', async ({ server }) => {
  server.answer('GET /admin/servers', {
    ...answerWith([aServer({ isResponding: false }), aServer({ name: 'parvis-2:3000' })]),
    isReadOnly: true,
  });
  await renderApp('/admin/servers', { server, member: anAdministrator() });
  await expect.element(rowOf('parvis-1:3000')).toMatchTextContent('Not reporting');
  await expect.element(rowOf('parvis-2:3000')).toMatchTextContent('Responding');
  await expect.element(main.getByText('Only one server reports while the site is read-only.')).toBeVisible();
  await expect.element(main.getByText('Read-only')).toBeVisible();
});

test('can be loaded again after an error', async ({ server }) => {
  server.refuse('GET /admin/servers', 429, { message: 'Not now.' });
  await renderApp('/admin/servers', { server, member: anAdministrator() });
  await expect.element(main.getByRole('alert')).toMatchTextContent('Not now.');
  server.restore('GET /admin/servers');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rowOf('parvis-1:3000')).toBeVisible();
});
