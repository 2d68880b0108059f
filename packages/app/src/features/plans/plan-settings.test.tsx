import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { apostle, aPayment, aSubscription, laterPayment } from '../../../test/plans.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const payment = laterPayment(aPayment(), 'confirmed');
const dispute = {
  text: 'My bank has sent it twice.',
  createdAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-12-02T10:00:00.000Z',
  answer: '',
  answeredAt: null,
};

describe('the payments in the settings', () => {
  test('can be disputed once, and show the answer as soon as it is given', async ({ server, socket }) => {
    server.answer('GET /subscription', {
      subscription: aSubscription(apostle, '2026-12-21T10:00:00.000Z'),
    });
    server.answer('GET /payment/all', { payments: [payment], nextCursor: null });
    server.answer('POST /payment/dispute/{id}', () => {
      const disputed = { ...payment, dispute };
      server.answer('GET /payment/all', { payments: [disputed], nextCursor: null });
      return { payment: disputed };
    });
    await renderApp('/settings/payments', { server, member: aMember() });
    await expect.element(main.getByText(/^Your plan is Apostle, active until /)).toBeVisible();

    await main.getByRole('button', { name: 'Dispute this payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispute the payment K7MX4RDC' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText('Please write what is wrong.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Problem' });
    await expect.element(field).toHaveFocus();
    await expectSound();
    await field.fill(dispute.text);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expectToast('The dispute was sent.');
    await expect.element(main.getByText(dispute.text)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Dispute this payment' })).not.toBeInTheDocument();
    expect(server.calls('POST /payment/dispute/{id}')[0]?.body).toEqual({ text: dispute.text });

    await expect.poll(() => socket.connections()).toBe(1);
    const answer = 'The second one is on its way back.';
    socket.emit('payment_changed', {
      payment: { ...payment, dispute: { ...dispute, answer, answeredAt: '2026-11-23T10:00:00.000Z' } },
    });
    await expect.element(main.getByText(answer)).toBeVisible();
    await expectSound();
  });

  test('say why they cannot be loaded, and load on request', async ({ server, socket }) => {
    // Stays offline, because a new connection would make the app refetch the data.
    socket.setReachable(false);
    server.refuse('GET /payment/all', 429, { message: 'Not now.' });
    await renderApp('/settings/payments', { server, member: aMember() });
    const failure = main.getByRole('alert').filter({ hasText: 'Not now.' });
    await expect.element(failure).toBeVisible();
    await pressOnce(failure.getByRole('button', { name: 'Try again' }), () =>
      server.restore('GET /payment/all'),
    );
    await expect.element(main.getByText('You have not paid for anything yet.')).toBeVisible();
  });
});
