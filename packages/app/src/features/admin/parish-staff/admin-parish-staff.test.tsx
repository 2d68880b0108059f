import type { Schemas } from '@parvis/api-client';
import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../../test/operations.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const { claim } = exampleOf(operationNamed('GET /admin/parish-claims/{id}'))
  .body as AnswerOf<'GET /admin/parish-claims/{id}'>;
const role: Schemas['ParishRole'] = {
  _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a50',
  user: claim.user,
  scope: 'diocese',
  parish: null,
  diocese: 'Springfield',
  position: '',
  givenBy: 'Anna Berg',
  createdAt: '2026-12-01T09:00:00.000Z',
};

describe('the claims of parishes', () => {
  test('are accepted with a reason', async ({ server }) => {
    server.answer('GET /admin/parish-claims', { claims: [{ ...claim, state: 'proved' }], nextCursor: null });
    await renderApp('/admin/parish-claims', { server, member: anAdministrator() });
    await expect.element(main.getByText('St. Mary', { exact: true })).toBeVisible();
    await expectSound();
    await chooseFromMenu(main.getByRole('button', { name: /^Actions/u }), 'Accept');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Reason').fill('The pastor confirmed it.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expectToast('The claim is accepted.');
    expect(server.calls('PUT /admin/parish-claims/{id}/decide').at(-1)?.body).toEqual({
      accepted: true,
      reason: 'The pastor confirmed it.',
    });
  });

  test('by letter have a letter with the code', async ({ server }) => {
    server.answer('GET /admin/parish-claims', { claims: [claim], nextCursor: null });
    await renderApp('/admin/parish-claims', { server, member: anAdministrator() });
    await chooseFromMenu(main.getByRole('button', { name: /^Actions/u }), 'Print the letter');
    await expect.element(page.getByRole('dialog').getByText('7KQ2-MX4T-9B')).toBeVisible();
    expect(server.calls('POST /admin/parish-claims/{id}/letter')).toHaveLength(1);
  });
});

describe('the roles for parishes', () => {
  test('are revoked with a reason', async ({ server }) => {
    server.answer('GET /admin/parish-roles', { roles: [role], nextCursor: null });
    await renderApp('/admin/parish-roles', { server, member: anAdministrator() });
    await expect.element(main.getByText('Diocese of Springfield')).toBeVisible();
    await chooseFromMenu(main.getByRole('button', { name: /^Actions/u }), 'Revoke');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Reason').fill('She has another job.');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expectToast('The role has ended.');
  });
});
