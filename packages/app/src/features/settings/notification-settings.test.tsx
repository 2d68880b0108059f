import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const comments = page.getByRole('switch', { name: 'Comments, on the site' });
const { preferences } = exampleOf(operationNamed('GET /notification/preferences'))
  .body as AnswerOf<'GET /notification/preferences'>;

test('a switch shows the choice immediately, and sends nothing else', async ({ server }) => {
  await renderApp('/settings/notifications', { server, member });
  await expect.element(comments).toBeChecked();
  server.answer('PUT /notification/preferences', { preferences: { ...preferences, comment: false } });
  const release = server.pause('PUT /notification/preferences');
  await comments.click();
  await expect.element(comments).not.toBeChecked();
  await expect.element(comments).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(comments).not.toHaveAttribute('aria-busy');
  await expect.element(comments).not.toBeChecked();
  expect(server.calls('PUT /notification/preferences')[0]?.body).toEqual({ comment: false });
});

test('a switch reverts if the choice could not be saved', async ({ server }) => {
  server.refuse('PUT /notification/preferences', 400, { message: 'This did not work.' });
  await renderApp('/settings/notifications', { server, member });
  await comments.click();
  await expectToast('This did not work.');
  await expect.element(comments).toBeChecked();
});

test('the switches follow changes in another tab', async ({ server, socket }) => {
  const { app } = await renderApp('/settings/notifications', { server, member });
  await expect.element(comments).toBeChecked();
  await expect.poll(() => socket.connections()).toBe(1);
  // A page that has just connected refetches its settings. The response must not arrive after the realtime event.
  const queries = await app.queryClient.get();
  await expect.poll(() => queries.isFetching()).toBe(0);
  server.answer('GET /notification/preferences', { preferences: { ...preferences, comment: false } });
  socket.emit('preferences_changed', { preferences: { ...preferences, comment: false } });
  await expect.element(comments).not.toBeChecked();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Privacy and safety' })
    .click();
  const address = page.getByRole('switch', { name: 'Show my email address' });
  await expect.element(address).toBeChecked();
  socket.emit('account_changed', { account: { ...member, emailVisible: false } });
  await expect.element(address).not.toBeChecked();
});

test('says that the settings cannot be loaded, and loads them on request', async ({ server }) => {
  const timers = controlTimers();
  server.failNetwork('GET /notification/preferences');
  await renderApp('/settings/notifications', { server, member, width: 375 });
  const section = page.getByRole('region', { name: 'Choose your notifications' });
  const alert = section.getByRole('alert');
  await timers.skipUntil(() => alert.query() !== null);
  await expect.element(alert).toMatchTextContent('The settings could not be loaded');
  await expectSound();
  await pressOnce(
    alert.getByRole('button', { name: 'Try again' }),
    () => server.restore('GET /notification/preferences'),
    timers,
  );
  await expect.element(comments).toBeChecked();
});
