import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, expectAddress, expectToast } from '../../../../test/screens.ts';
import { aConfirmedPayment, anAdministrator, aStaffPayment } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const payment = aStaffPayment();
const { reference } = payment;
const field = main.getByRole('textbox', { name: 'Find by reference' });
const find = () => main.getByRole('button', { name: 'Find', exact: true }).click();

describe('the payments', () => {
  test('are found by a reference in any notation', async ({ server }) => {
    server.refuse('GET /admin/reference/{reference}', 400, { message: 'This is not one of our references.' });
    server.answer('GET /admin/payments/{id}', { payment });
    await renderApp('/admin/payments', { server, member: anAdministrator(), width: 375 });
    await find();
    await expect.element(main.getByText('Please enter a reference.')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill('nonsense');
    await find();
    await expect.element(main.getByText('This is not one of our references.')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('nonsense');
    await expectSound();
    server.answer('GET /admin/reference/{reference}', { payment });
    await field.fill(` ${reference.toLowerCase()} `);
    await find();
    await expectAddress(`/admin/payments/${payment._id}`);
    await expect.element(main.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    expect(server.calls('GET /admin/reference/{reference}').at(-1)?.params).toEqual({
      reference: reference.toLowerCase(),
    });
  });

  test('are confirmed in the table', async ({ server }) => {
    server.answer('GET /admin/payments', { payments: [payment], nextCursor: null });
    server.answer('PUT /admin/payments/{id}/confirm', () => {
      server.answer('GET /admin/payments', { payments: [aConfirmedPayment()], nextCursor: null });
      return { payment: aConfirmedPayment() };
    });
    await renderApp('/admin/payments', { server, member: anAdministrator() });
    await expect.element(main.getByRole('table', { name: 'Payments' })).toBeVisible();
    await chooseFromMenu(main.getByRole('button', { name: `Actions for ${reference}` }), 'Confirm');
    const dialog = page.getByRole('dialog', { name: `Has ${reference} arrived?` });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expectToast('The payment is confirmed.');
    await expect
      .element(main.getByRole('row').filter({ hasText: reference }))
      .toMatchTextContent('Confirmed');
  });
});
