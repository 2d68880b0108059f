import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { refusal } from '../../../../test/fake-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { confirm, expectToast } from '../../../../test/screens.ts';
import { aConfirmedPayment, anAdministrator, aStaffPayment } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const payment = aStaffPayment();
const { reference } = payment;
const route = `/admin/payments/${payment._id}`;

const withCodes = {
  isOn: true,
  isRequired: true,
  oneTimeCodesSince: '2026-11-21T10:00:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [],
};
const proofRequired = { message: 'Please confirm first that it is you.', id: 'auth.proof-required' };

describe('a payment', () => {
  test('says who confirmed it first, keeps the note, and then offers a refund', async ({ server }) => {
    server.answer('GET /admin/payments/{id}', { payment });
    server.answer('PUT /admin/payments/{id}/confirm', () => {
      server.answer('GET /admin/payments/{id}', { payment: aConfirmedPayment() });
      return refusal(400, { message: 'It has already been confirmed by Josef Ratz.' });
    });
    await renderApp(route, { server, member: anAdministrator(), width: 375 });
    await main.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: `Has ${reference} arrived?` });
    const note = dialog.getByRole('textbox', { name: 'Note (optional)' });
    await note.fill('Seen on the statement.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('confirmed by Josef Ratz');
    await expect.element(note).toHaveValue('Seen on the statement.');
    await expectSound();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await confirm('Discard');
    await expect.element(main.getByRole('button', { name: 'Refund' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  test('is confirmed after a code if the server requires one, and keeps the note', async ({ server }) => {
    server.answer('GET /admin/payments/{id}', { payment });
    server.answer('GET /user/secondFactor', withCodes);
    server.refuse('PUT /admin/payments/{id}/confirm', 403, proofRequired, { once: true });
    await renderApp(route, { server, member: anAdministrator(), width: 375 });
    await main.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: `Has ${reference} arrived?` });
    await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Seen on the statement.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    const code = proof.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveFocus();
    await expectSound();
    await code.fill('492039');
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expectToast('The payment is confirmed.');
    expect(server.calls('PUT /admin/payments/{id}/confirm').map(({ body }) => body)).toEqual([
      { note: 'Seen on the statement.' },
      { note: 'Seen on the statement.' },
    ]);
  });

  test('is rejected with a reason', async ({ server }) => {
    server.answer('GET /admin/payments/{id}', { payment });
    await renderApp(route, { server, member: anAdministrator() });
    await main.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${reference}` });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.element(dialog.getByText('Please write a reason.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('It came from abroad.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expectToast('The payment is rejected.');
    expect(server.calls('PUT /admin/payments/{id}/reject')[0]?.body).toEqual({
      note: 'It came from abroad.',
    });
  });

  test('accepts only one answer to a dispute', async ({ server }) => {
    const dispute = {
      text: 'My bank has sent it twice.',
      createdAt: '2026-11-22T10:00:00.000Z',
      dueAt: '2026-12-02T10:00:00.000Z',
      answer: '',
      answeredAt: null,
    };
    const answer = 'The second one is on its way back.';
    server.answer('GET /admin/payments/{id}', { payment: aConfirmedPayment({ dispute }) });
    server.answer('PUT /admin/payments/{id}/dispute', () => {
      const answered = { ...dispute, answer, answeredAt: '2026-11-23T10:00:00.000Z' };
      server.answer('GET /admin/payments/{id}', { payment: aConfirmedPayment({ dispute: answered }) });
      return { payment: aConfirmedPayment({ dispute: answered }) };
    });
    server.answer('GET /user/secondFactor', withCodes);
    server.refuse('PUT /admin/payments/{id}/dispute', 403, proofRequired, { once: true });
    await renderApp(route, { server, member: anAdministrator() });
    await expect.element(main.getByText(dispute.text)).toBeVisible();
    await main.getByRole('button', { name: 'Write an answer' }).click();
    const dialog = page.getByRole('dialog', { name: `Answer about ${reference}` });
    await dialog.getByRole('textbox', { name: 'Our answer' }).fill(answer);
    await dialog.getByRole('button', { name: 'Send' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await proof.getByLabelText('Code', { exact: true }).fill('492039');
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expectToast('The dispute is answered.');
    await expect.element(main.getByText(answer)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Write an answer' })).not.toBeInTheDocument();
    await expectSound();
  });
});
