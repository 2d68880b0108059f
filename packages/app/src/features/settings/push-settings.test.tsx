import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aPushBrowser, noPushBrowser } from '../../../test/push.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const section = page.getByRole('region', { name: 'Notifications on this device' });
const device = page.getByRole('switch', { name: 'Notify me on this device' });
const { preferences } = exampleOf(operationNamed('GET /push/preferences'))
  .body as AnswerOf<'GET /push/preferences'>;

test('turns notifications on this device on and off', async ({ server }) => {
  const browser = aPushBrowser();
  await renderApp('/settings/notifications', { server, member, width: 375 });
  await expect.element(device).not.toBeChecked();
  expect(browser.questions()).toBe(0);
  const release = server.pause('PUT /push/subscription');
  await device.click();
  await expect.element(device).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => server.calls('PUT /push/subscription')).toHaveLength(1);
  release();
  await expect.element(device).not.toHaveAttribute('aria-busy');
  await expect.element(device).toBeChecked();
  expect(server.calls('PUT /push/subscription')[0]?.body).toMatchObject({ endpoint: browser.endpoint() });
  await expectSound();
  await device.click();
  await expect.element(device).not.toBeChecked();
  await expect.poll(() => browser.endpoint()).toBeNull();
  expect(server.calls('DELETE /push/subscription')).toHaveLength(1);
});

test('stays off if the member closes the question of the browser, and says so', async ({ server }) => {
  aPushBrowser({ answer: 'default' });
  await renderApp('/settings/notifications', { server, member });
  await device.click();
  await expect
    .element(section.getByText('You closed your browser’s question.', { exact: false }))
    .toBeVisible();
  await expect.element(device).not.toBeChecked();
  expect(server.calls('PUT /push/subscription')).toEqual([]);
});

test('says how to allow notifications that the browser blocks, until they are allowed', async ({
  server,
}) => {
  const browser = aPushBrowser({ answer: 'denied' });
  await renderApp('/settings/notifications', { server, member, width: 375 });
  await device.click();
  await expect.element(section.getByText('Your browser blocks notifications from Parvis')).toBeVisible();
  await expectSound();
  browser.setPermission('default');
  await expect.element(device).not.toBeChecked();
});

test('stays off if the push service or the server fails', async ({ server }) => {
  const browser = aPushBrowser();
  server.refuse('PUT /push/subscription', 400, { message: 'This did not work.' });
  await renderApp('/settings/notifications', { server, member });
  await device.click();
  await expectToast('This did not work.');
  await expect.element(device).not.toBeChecked();
  expect(browser.endpoint()).toBeNull();
});

test('shows a failure of the push service', async ({ server }) => {
  aPushBrowser({ isServiceDown: true });
  await renderApp('/settings/notifications', { server, member });
  await device.click();
  await expectToast('Notifications could not be turned on');
  await expect.element(device).not.toBeChecked();
});

test('cannot be changed without a network', async ({ server }) => {
  aPushBrowser();
  await renderApp('/settings/notifications', { server, member });
  await expect.element(device).toBeEnabled();
  server.setOnline(false);
  await expect.element(device).toBeDisabled();
  await expect.element(section.getByText('You are offline.', { exact: false })).toBeVisible();
});

test.for([
  [false, 'This browser cannot show notifications.'],
  [true, 'Add Parvis to your Home Screen first'],
] as const)(
  'explains a browser without push messages (on an iPhone: %s)',
  async ([isPhone, text], { server }) => {
    noPushBrowser({ isPhone });
    await renderApp('/settings/notifications', { server, member });
    await expect.element(section.getByText(text, { exact: false })).toBeVisible();
    await expect.element(device).not.toBeInTheDocument();
  },
);

test('the choices apply to all devices', async ({ server }) => {
  await renderApp('/settings/notifications', { server, member, width: 375 });
  await page.getByRole('button', { name: 'What is sent' }).click();
  const comments = page.getByRole('switch', { name: 'Comments, on your devices' });
  await expect.element(comments).toBeChecked();
  await comments.click();
  await expect
    .poll(() => server.calls('PUT /push/preferences').at(-1)?.body)
    .toEqual({ kinds: { comment: false } });
  await page.getByRole('switch', { name: 'Show the text of messages' }).click();
  await expect.poll(() => server.calls('PUT /push/preferences').at(-1)?.body).toEqual({ showText: true });
  await expectSound();
});

test('a kind that is off on the site is not sent', async ({ server }) => {
  const site = exampleOf(operationNamed('GET /notification/preferences'))
    .body as AnswerOf<'GET /notification/preferences'>;
  server.answer('GET /notification/preferences', { preferences: { ...site.preferences, comment: false } });
  await renderApp('/settings/notifications', { server, member });
  await page.getByRole('button', { name: 'What is sent' }).click();
  await expect
    .element(page.getByRole('row', { name: /^Comments/ }).last())
    .toMatchTextContent('Off on the site');
});

test('quiet hours are saved when a field is left, in the time zone of the member', async ({ server }) => {
  await renderApp('/settings/notifications', { server, member });
  await expect
    .element(page.getByText('Quiet hours and quiet days follow the time zone America/Chicago.'))
    .toBeVisible();
  const until = page.getByLabelText('Until');
  await until.fill('22:00');
  await page.getByLabelText('From').click();
  await expect.element(page.getByText('Please choose two different times.')).toBeVisible();
  expect(server.calls('PUT /push/preferences')).toEqual([]);
  await until.fill('06:30');
  await page.getByLabelText('From').click();
  await expect
    .poll(() => server.calls('PUT /push/preferences').at(-1)?.body)
    .toEqual({ quietHours: { from: '22:00', to: '06:30' }, timeZone: 'America/Chicago' });
  await page
    .getByRole('region', { name: 'What your devices show, and when' })
    .getByRole('button', { name: 'Use the time zone of this device for quiet times' })
    .click();
  await expect.poll(() => server.calls('PUT /push/preferences').at(-1)?.body).toEqual({ timeZone: 'UTC' });
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect
    .poll(() => server.calls('PUT /push/preferences').at(-1)?.body)
    .toEqual({ quietHours: null, timeZone: 'America/Chicago' });
});

test('the last of several quick choices of quiet days is saved', async ({ server }) => {
  server.answer('GET /push/preferences', { preferences: { ...preferences, timeZone: null } });
  server.answer('PUT /push/preferences', ({ body }) => ({
    preferences: { ...preferences, ...body, kinds: preferences.kinds },
  }));
  await renderApp('/settings/notifications', { server, member });
  const release = server.pause('PUT /push/preferences');
  await page.getByRole('checkbox', { name: 'Sundays' }).click();
  await page.getByRole('checkbox', { name: 'From Holy Thursday to Easter Sunday' }).click();
  release();
  await expect
    .poll(() => server.calls('PUT /push/preferences').at(-1)?.body)
    .toEqual({ quietDays: ['sundays', 'good_friday', 'triduum'], timeZone: 'UTC' });
  expect(server.calls('PUT /push/preferences')).toHaveLength(2);
  await expect.element(page.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
});

test.for(['push', 'badge'])('the search finds the setting by the word %s', async (word, { server }) => {
  await renderApp('/settings', { server, member });
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill(word);
  await expect.element(page.getByRole('link', { name: /^Notifications on this device/ })).toBeVisible();
});
