import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPayment, laterPayment } from '../../../test/plans.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const payment = laterPayment(aPayment(), 'rejected', { note: 'It came from abroad.' });
const route = `/payment/${payment._id}`;

describe('one payment', () => {
  test('is shown alone, and links to all payments', async ({ server }) => {
    server.answer('GET /payment/getById/{id}', { payment });
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByText('Payment reference K7MX4RDC')).toBeVisible();
    await expect.element(main.getByText('It came from abroad.').first()).toBeVisible();
    expect(main.getByRole('article').all()).toHaveLength(1);
    await main.getByRole('link', { name: 'All payments' }).click();
    await expect.element(page.getByRole('heading', { name: 'Payments', exact: true })).toHaveFocus();
  });

  test('says that it does not exist', async ({ server }) => {
    server.refuse('GET /payment/getById/{id}', 404);
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByText('You do not have this payment.')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'All payments' }).first())
      .toHaveAttribute('href', '/settings/payments');
    await expectSound();
  });

  test('says why it cannot be loaded, and loads on request', async ({ server, socket }) => {
    // Stays offline, because a new connection would make the app refetch the data.
    socket.setReachable(false);
    server.refuse('GET /payment/getById/{id}', 429, { message: 'Not now.' });
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByRole('alert')).toMatchTextContent('Not now.');
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /payment/getById/{id}', { payment }),
    );
    await expect.element(main.getByText('Payment reference K7MX4RDC')).toBeVisible();
  });
});
