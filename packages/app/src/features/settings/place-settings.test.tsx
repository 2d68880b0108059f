import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

type Account = AnswerOf<'PUT /user/update/{id}'>;

const member = aMember();
const zip = page.getByLabelText('ZIP code (optional)');
const save = page.getByRole('button', { name: 'Save' });

test('an invalid or unknown ZIP code stays in the field for correction', async ({ server }) => {
  const message = 'We do not know this ZIP code.';
  server.refuse('PUT /user/update/{id}', 400, { message, errors: [{ path: 'zip', message }] });
  await renderApp('/settings/place', { server, member });
  await zip.fill('Boston');
  await save.click();
  await expect.element(zip).toHaveFocus();
  await expect.element(zip).toHaveAccessibleDescription(/five digits/);
  expect(server.calls('PUT /user/update/{id}')).toHaveLength(0);
  await zip.fill('00000');
  await save.click();
  await expect.element(zip).toHaveAccessibleDescription(/We do not know this ZIP code/);
  await expect.element(zip).toHaveValue('00000');
  await expectSound();
});

test('a ZIP code is saved, and removed again', async ({ server }) => {
  const { user } = exampleOf(operationNamed('PUT /user/update/{id}')).body as Account;
  server.answer('PUT /user/update/{id}', ({ body }) => ({
    user: { ...user, questionnaireCompleted: true, zip: body.zip || null },
  }));
  await renderApp('/settings/place', { server, member: { ...member, zip: null } });
  await expect.element(zip).toHaveValue('');
  await zip.fill('02134');
  await save.click();
  await expect.element(page.getByText('Your ZIP code was saved.')).toBeVisible();
  await expect.element(zip).toHaveValue('02134');
  await zip.fill('');
  await save.click();
  await expect.element(page.getByText('Your ZIP code was removed.')).toBeVisible();
  expect(server.calls('PUT /user/update/{id}').map(({ body }) => body)).toEqual([
    { zip: '02134' },
    { zip: '' },
  ]);
});
