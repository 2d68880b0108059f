import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { ownGroup } from '../../../test/groups.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const main = page.getByRole('main');
const start = main.getByRole('button', { name: 'Start a group' });
const dialog = page.getByRole('dialog', { name: 'Start a group' });
const submit = dialog.getByRole('button', { name: 'Start the group' });

test('a group without a name cannot be created', async ({ server }) => {
  await renderApp('/groups', { server, member, width: 375 });
  await expect.element(main.getByText('There are no groups yet')).toBeVisible();
  await start.first().click();
  await submit.click();
  await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  await expect.element(dialog.getByText('Required').first()).toBeVisible();
  await expectSound();
  expect(server.calls('POST /group/create')).toHaveLength(0);
});

test('a group is created once, even if the first response is lost', async ({ server }) => {
  const group = ownGroup({ name: 'Rosary of Bingen', admission: 'request' });
  server.answer('GET /group/getById/{id}', { group });
  server.refuse('POST /group/create', 500, { message: 'Something went wrong.' }, { once: true });
  await renderApp('/groups', { server, member });
  await start.first().click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Rosary of Bingen');
  await dialog.getByRole('textbox', { name: /^Purpose/ }).fill('Every Thursday at eight.');
  await dialog.getByRole('combobox', { name: 'Who can join' }).selectOptions('People a moderator accepts');
  await submit.click();
  await expectToast('Something went wrong.');
  server.answer('POST /group/create', { group });
  await submit.click();
  await expectAddress(`/groups/${group._id}`);
  await expectToast('You have started Rosary of Bingen.');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Rosary of Bingen' })).toBeVisible();
  await expect.element(main.getByText('You are a moderator')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
  const calls = server.calls('POST /group/create');
  expect(calls.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      name: 'Rosary of Bingen',
      description: 'Every Thursday at eight.',
      category: 'prayer',
      place: '',
      admission: 'request',
    })),
  );
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('groups are searched by a text in the URL', async ({ server }) => {
  const groups = [ownGroup({ name: 'Rosary of Bingen' }), ownGroup({ name: 'Walkers' })];
  server.answer('GET /group/all', ({ query }) => ({
    groups: groups.filter(({ name }) => name.includes(query.get('search') ?? '')),
    nextCursor: null,
  }));
  await renderApp('/groups', { server, member, width: 375 });
  await expect.element(main.getByRole('article')).toHaveLength(2);
  const search = main.getByRole('searchbox', { name: 'Search groups' });
  await search.fill('Rosary');
  await expectAddress('/groups?search=Rosary');
  await expect.element(main.getByRole('article')).toHaveLength(1);
  await search.fill('Knitting');
  await expect.element(main.getByText('No groups found')).toBeVisible();
  await expectSound();
  await main.getByRole('link', { name: 'Show all groups' }).click();
  await expect.element(main.getByRole('article')).toHaveLength(2);
  await expectAddress('/groups');
});

test('a group that is pressed while a search is loading opens', async ({ server }) => {
  const group = ownGroup({ name: 'Rosary of Bingen' });
  server.answer('GET /group/all', { groups: [group], nextCursor: null });
  server.answer('GET /group/getById/{id}', { group });
  await renderApp('/groups', { server, member });
  const link = main.getByRole('link', { name: group.name });
  await expect.element(link).toBeVisible();
  const pressed = link.element();
  const busy = () => link.element().closest('[data-component="card-list"]')?.getAttribute('aria-busy');
  await expect.poll(busy).toBe('false');
  const release = server.pause('GET /group/all');
  const asked = server.calls('GET /group/all').length;
  await main.getByRole('searchbox', { name: 'Search groups' }).fill('Rosary');
  await expectAddress('/groups?search=Rosary');
  await expect.poll(() => server.calls('GET /group/all').length).toBeGreaterThan(asked);
  await expect.poll(busy).toBe('true');
  expect(link.element()).toBe(pressed);
  release();
  await expect.poll(busy).toBe('false');
  expect(link.element()).toBe(pressed);
  await link.click();
  await expectAddress(`/groups/${group._id}`);
});

test('says that the groups cannot be loaded, and loads them on request', async ({ server }) => {
  const timers = controlTimers();
  server.failNetwork('GET /group/all');
  await renderApp('/groups', { server, member });
  const alert = main.getByRole('alert');
  await timers.skipUntil(() => alert.query() !== null);
  await expect.element(alert).toMatchTextContent(/^The groups could not be loaded\. /);
  await pressOnce(
    alert.getByRole('button', { name: 'Try again' }),
    () => server.restore('GET /group/all'),
    timers,
  );
  await expect.element(main.getByText('There are no groups yet')).toBeVisible();
});
