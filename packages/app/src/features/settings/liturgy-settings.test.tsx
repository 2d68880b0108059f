import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const option = (name: string) =>
  page.getByRole('radiogroup', { name: 'Calendar' }).getByRole('radio', { name });

test('a member chooses whose calendar the pages follow, and takes that back', async ({ server }) => {
  const { user } = exampleOf(operationNamed('PUT /user/update/{id}'))
    .body as AnswerOf<'PUT /user/update/{id}'>;
  server.answer('PUT /user/update/{id}', ({ body }) => ({
    user: { ...user, questionnaireCompleted: true, liturgicalRegion: body.liturgicalRegion ?? null },
  }));
  await renderApp('/settings', { server, member });
  await expect.element(option('The calendar of this site')).toBeChecked();
  const asked = server.calls('GET /liturgy/today').length;
  await option('General Roman Calendar').click();
  await expect.poll(() => server.calls('PUT /user/update/{id}')).toHaveLength(1);
  await expect.poll(() => server.calls('GET /liturgy/today').length).toBeGreaterThan(asked);
  await expect.element(option('General Roman Calendar')).toBeChecked();
  await expectSound();
  await option('The calendar of this site').click();
  await expect.poll(() => server.calls('PUT /user/update/{id}')).toHaveLength(2);
  await expect.element(option('The calendar of this site')).toBeChecked();
  expect(server.calls('PUT /user/update/{id}').map(({ body }) => body)).toEqual([
    { liturgicalRegion: 'general' },
    { liturgicalRegion: null },
  ]);
});

test('a choice that could not be kept is taken back, and said', async ({ server }) => {
  server.refuse('PUT /user/update/{id}', 503, { message: 'Not now.' });
  await renderApp('/settings', { server, member: { ...member, liturgicalRegion: 'unitedStates' } });
  await option('General Roman Calendar').click();
  await expect.element(page.getByText(/Not now\./)).toBeVisible();
  await expect.element(option('Dioceses of the United States')).toBeChecked();
});
