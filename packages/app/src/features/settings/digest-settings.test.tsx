import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const section = page.getByRole('region', { name: 'What you have missed, by email' });
const select = (name: string) => section.getByRole('combobox', { name });
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const { preferences } = exampleOf(operationNamed('GET /digest/preferences'))
  .body as AnswerOf<'GET /digest/preferences'>;

test('a member chooses the frequency, the day and the hour', async ({ server }) => {
  server.answer('GET /digest/preferences', { preferences: { ...preferences, frequency: 'never' } });
  await renderApp('/settings/notifications', { server, member, width: 375 });
  await expect.element(select('How often')).toHaveValue('never');
  await expect.element(select('Time')).not.toBeInTheDocument();
  await select('How often').selectOptions('Every week');
  await select('Day').selectOptions('Sunday');
  await select('Time').selectOptions('7:00 AM');
  await expect
    .poll(() => server.calls('PUT /digest/preferences').map(({ body }) => body))
    .toEqual([
      { frequency: 'weekly', timeZone: preferences.timeZone },
      { weekday: 0, timeZone: preferences.timeZone },
      { hour: 7, timeZone: preferences.timeZone },
    ]);
  await expect.element(select('Day')).toHaveValue('0');
  await select('How often').selectOptions('Every day');
  await expect.element(select('Day')).not.toBeInTheDocument();
  await expect.element(select('Time')).toHaveValue('7');
  await expectSound();
});

test('choices during a request are sent one after the other', async ({ server }) => {
  await renderApp('/settings/notifications', { server, member });
  await expect.element(select('How often')).toHaveValue('weekly');
  const release = server.pause('PUT /digest/preferences');
  await select('Day').selectOptions('Monday');
  await select('Time').selectOptions('6:00 AM');
  await expect.element(select('Time')).toHaveAttribute('aria-busy', 'true');
  await expect.element(select('Time')).toHaveValue('6');
  expect(server.calls('PUT /digest/preferences')).toHaveLength(1);
  release();
  await expect.poll(() => server.calls('PUT /digest/preferences')).toHaveLength(2);
  await expect.element(select('Time')).not.toHaveAttribute('aria-busy');
  await expect.element(select('Day')).toHaveValue('1');
});

test('a choice that could not be saved is reverted, with an error', async ({ server }) => {
  await renderApp('/settings/notifications', { server, member });
  server.refuse('PUT /digest/preferences', 503, { message: 'Not now.' });
  await select('How often').selectOptions('Never');
  await expectToast('Not now.');
  await expect.element(select('How often')).toHaveValue('weekly');
});

test('says that the choice cannot be loaded, and loads it on request', async ({ server }) => {
  const timers = controlTimers();
  server.failNetwork('GET /digest/preferences');
  await renderApp('/settings/notifications', { server, member });
  const alert = section.getByRole('alert');
  await timers.skipUntil(() => alert.query() !== null);
  await expect.element(alert).toMatchTextContent('The settings could not be loaded');
  await pressOnce(
    alert.getByRole('button', { name: 'Try again' }),
    () => server.restore('GET /digest/preferences'),
    timers,
  );
  await expect.element(select('How often')).toHaveValue('weekly');
});

const move = section.getByRole('button', { name: 'Use the time zone of this device for this email' });
const zoneText = (zone: string) => section.getByText(`The time follows the time zone ${zone}.`);

test('the stored time zone is shown, and moves to that of this device', async ({ server }) => {
  server.answer('GET /digest/preferences', { preferences: { ...preferences, timeZone: 'Asia/Manila' } });
  await renderApp('/settings/notifications', { server, member });
  await expect.element(zoneText('Asia/Manila')).toBeVisible();
  await move.click();
  await expect.element(zoneText(timeZone)).toBeVisible();
  await expect.element(move).not.toBeInTheDocument();
  await expect
    .poll(() => server.calls('PUT /digest/preferences').map(({ body }) => body))
    .toEqual([{ timeZone }]);
});

test('without a stored time zone, that of the server is shown, and the first choice moves it', async ({
  server,
}) => {
  server.answer('GET /digest/preferences', { preferences: { ...preferences, timeZone: null } });
  await renderApp('/settings/notifications', { server, member });
  await expect.element(zoneText('America/New_York')).toBeVisible();
  await select('Time').selectOptions('7:00 AM');
  await expect.element(zoneText(timeZone)).toBeVisible();
  await expect
    .poll(() => server.calls('PUT /digest/preferences').map(({ body }) => body))
    .toEqual([{ hour: 7, timeZone }]);
});
