import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const option = (name: string) =>
  page.getByRole('radiogroup', { name: 'Calendar' }).getByRole('radio', { name });

const changes = (server: FakeServer) => server.calls('PUT /user/update/{id}').map(({ body }) => body);

function keepChoices(server: FakeServer): void {
  const { user } = exampleOf(operationNamed('PUT /user/update/{id}'))
    .body as AnswerOf<'PUT /user/update/{id}'>;
  server.answer('PUT /user/update/{id}', ({ body }) => ({
    user: { ...user, questionnaireCompleted: true, liturgicalRegion: body.liturgicalRegion ?? null },
  }));
}

test('a member chooses a calendar, and reverts the choice', async ({ server }) => {
  keepChoices(server);
  const { app } = await renderApp('/settings/place', { server, member });
  await expect.element(option('The calendar of this site')).toBeChecked();
  // The page requests the liturgical day once it has connected.
  await expect.poll(() => server.calls('GET /liturgy/today')).not.toHaveLength(0);
  const asked = server.calls('GET /liturgy/today').length;
  await option('General Roman Calendar').click();
  await expect.poll(() => app.session.actor.getSnapshot().context.user?.liturgicalRegion).toBe('general');
  await expect.poll(() => server.calls('GET /liturgy/today').length).toBeGreaterThan(asked);
  await expect.element(option('General Roman Calendar')).toBeChecked();
  await expectSound();
  await option('The calendar of this site').click();
  await expect.poll(() => server.calls('PUT /user/update/{id}')).toHaveLength(2);
  await expect.element(option('The calendar of this site')).toBeChecked();
  expect(changes(server)).toEqual([{ liturgicalRegion: 'general' }, { liturgicalRegion: null }]);
});

test('if a member chooses several times during a request, the last choice is sent after the response', async ({
  server,
}) => {
  keepChoices(server);
  const { app } = await renderApp('/settings/place', { server, member });
  const release = server.pause('PUT /user/update/{id}');
  await option('General Roman Calendar').click();
  await expect.poll(() => changes(server)).toHaveLength(1);
  await option('The calendar of this site').click();
  await option('Dioceses of the United States').click();
  await expect.element(option('Dioceses of the United States')).toBeChecked();
  release();
  await expect
    .poll(() => app.session.actor.getSnapshot().context.user?.liturgicalRegion)
    .toBe('unitedStates');
  await expect.element(option('Dioceses of the United States')).toBeChecked();
  expect(changes(server)).toEqual([{ liturgicalRegion: 'general' }, { liturgicalRegion: 'unitedStates' }]);
});

test('a choice that could not be saved is reverted, with an error', async ({ server }) => {
  server.refuse('PUT /user/update/{id}', 503, { message: 'Not now.' });
  await renderApp('/settings/place', { server, member: { ...member, liturgicalRegion: 'unitedStates' } });
  await option('General Roman Calendar').click();
  await expect.element(page.getByText(/Not now\./)).toBeVisible();
  await expect.element(option('Dioceses of the United States')).toBeChecked();
});
