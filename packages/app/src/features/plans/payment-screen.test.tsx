import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPayment, laterPayment } from '../../../test/plans.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const contact = main.getByLabelText('Your Zelle email or phone');
const fullName = main.getByLabelText('Full name');
const amount = main.getByLabelText('Amount (USD)');
const generate = () => main.getByRole('button', { name: 'Generate Payment Instructions' }).click();

const gift = aPayment({ plan: null, amount: 7.5, memo: 'Gift K7MX4RDC' });

async function fillGift(): Promise<void> {
  await contact.fill('payer@example.org');
  await fullName.fill('Maria Rossi');
  await amount.fill('7.50');
}

describe('the form for a gift', () => {
  test('goes back to the plans if it was opened directly', async ({ server }) => {
    await renderApp('/payment', { server, member: aMember() });
    const { length } = history;
    await main.getByRole('button', { name: 'Back' }).click();
    await expect.element(main.getByRole('heading', { level: 1, name: 'Subscription plans' })).toBeVisible();
    expect(location.pathname).toBe('/plans');
    expect(history).toHaveLength(length);
  });

  test('goes back to the previous page of the app', async ({ server }) => {
    await renderApp('/resources', { server, member: aMember() });
    history.pushState({ idx: 1 }, '', '/payment');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await main.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => location.pathname).toBe('/resources');
  });

  test('names missing fields, focuses the first one, and refuses invalid amounts', async ({ server }) => {
    await renderApp('/payment', { server, member: aMember() });
    await generate();
    await expect.element(main.getByText('Please enter an amount.')).toBeVisible();
    await expect.element(contact).toHaveFocus();
    await expectSound();
    await fillGift();
    await amount.fill('-1');
    await generate();
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
    expect(server.calls('POST /payment/create')).toHaveLength(0);
  });

  test('keeps its fields if the response is lost, and sends them again with the same key', async ({
    server,
    console,
  }) => {
    console.allow(/Failed to fetch/);
    server.failNetwork('POST /payment/create');
    await renderApp('/payment', { server, member: aMember() });
    await fillGift();
    await generate();
    await expect.element(main.getByText(/^The payment could not be sent/)).toBeVisible();
    await expect.element(fullName).toHaveValue('Maria Rossi');
    await expectSound();
    server.answer('POST /payment/create', { message: 'Sent.', payment: gift });
    await generate();
    await expect.element(main.getByText('Payment instructions sent to your email')).toBeVisible();
    const [first, second] = server.calls('POST /payment/create');
    expect(first?.body).toEqual({
      contact: 'payer@example.org',
      fullName: 'Maria Rossi',
      amount: 7.5,
      reference: '',
    });
    expect(second?.body).toEqual(first?.body);
    expect(first?.headers.get('idempotency-key')).toMatch(/./);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('shows how to pay the gift, and why it was not accepted', async ({ server, socket }) => {
    server.answer('POST /payment/create', { message: 'Sent.', payment: gift });
    server.answer('GET /payment/getById/{id}', { payment: gift });
    await renderApp('/payment', { server, member: aMember() });
    await fillGift();
    await generate();
    await expect.element(main.getByText('$7.50')).toBeVisible();
    await expect.element(main.getByLabelText('Note for the transfer')).toHaveValue(gift.memo);
    await expect.poll(() => socket.connections()).toBe(1);
    socket.emit('payment_changed', {
      payment: laterPayment(gift, 'rejected', { note: 'It came from abroad.' }),
    });
    await expect.element(main.getByText('Not accepted').first()).toBeVisible();
    await expect.element(main.getByText('It came from abroad.').first()).toBeVisible();
    await expectSound();
  });

  test('says why it cannot be loaded, and loads on request', async ({ server }) => {
    server.refuse('GET /payment/details', 429, { message: 'Not now.' });
    await renderApp('/payment', { server, member: aMember() });
    await expect.element(main.getByRole('alert')).toMatchTextContent('Not now.');
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.restore('GET /payment/details'),
    );
    await expect.element(amount).toBeVisible();
  });
});
