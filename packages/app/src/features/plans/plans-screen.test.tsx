import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import {
  apostle,
  aPayment,
  aPlan,
  aSubscription,
  disciple,
  freePlan,
  laterPayment,
  serveFreeMember,
} from '../../../test/plans.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const main = page.getByRole('main');
const planCard = (name: string) => main.getByRole('article', { name, exact: true });
const select = (name: string) => planCard(name).getByRole('button', { name: 'Select Plan' }).click();
const dialog = page.getByRole('dialog', { name: 'Complete Your Apostle Subscription' });
const openPayments = main.getByRole('heading', { name: 'Your open payments' });

const payment = aPayment({
  plan: { _id: apostle._id, name: apostle.name },
  amount: apostle.price,
  memo: 'Apostle Plan Subscription K7MX4RDC',
});

async function fillForm(): Promise<void> {
  await dialog.getByLabelText('Your Zelle email or phone').fill('payer@example.org');
  await dialog.getByLabelText('Full name').fill('Maria Rossi');
}

const generate = () => dialog.getByRole('button', { name: 'Generate Payment Instructions' }).click();

describe('buying a plan', () => {
  test('shows what to transfer, then asks for the payer, and keeps the typed values when the member goes back', async ({
    server,
  }) => {
    serveFreeMember(server);
    await renderApp('/plans', { server, member: aMember(), width: 375 });
    await expectToast('Plans loaded successfully! 🎉');
    await expect.element(planCard('Free')).toMatchTextContent('Your plan');
    await select('Apostle');
    const reference = dialog.getByLabelText('Reference note');
    await expect.element(reference).toHaveValue('Apostle Plan Subscription');
    // The server appends a code to the reference, so the value in this field is only an example.
    await expect.element(reference).toHaveAccessibleDescription(/^An example\./);
    await expectSound();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await fillForm();
    await expectSound();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect.element(dialog.getByLabelText('Full name')).toHaveValue('Maria Rossi');
    await expect.element(dialog.getByLabelText('Amount (USD)')).toHaveValue(12);
  });

  test('says that the instructions are sent, and shows the open payment until it is confirmed', async ({
    server,
    socket,
  }) => {
    serveFreeMember(server);
    server.answer('POST /payment/create', () => {
      server.answer('GET /payment/all', { payments: [payment], nextCursor: null });
      return { message: 'Sent.', payment };
    });
    server.answer('GET /payment/getById/{id}', { payment });
    await renderApp('/plans', { server, member: aMember() });
    await select('Apostle');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await fillForm();
    await generate();
    const sent = page.getByRole('alert').filter({ hasText: 'Payment instructions sent to your email' });
    await expect.element(sent).toBeVisible();
    await expect.element(sent).toHaveFocus();
    await expect.element(openPayments).toBeVisible();
    await expect.element(main.getByLabelText('Note for the transfer')).toHaveValue(payment.memo);
    expect(server.calls('POST /payment/create')[0]?.body).toEqual({
      planId: apostle._id,
      contact: 'payer@example.org',
      fullName: 'Maria Rossi',
      amount: 12,
      reference: '',
    });
    await expectSound();

    await expect.poll(() => socket.connections()).toBe(1);
    socket.emit('payment_changed', { payment: laterPayment(payment, 'confirmed') });
    socket.emit('subscription_changed', {
      subscription: aSubscription(apostle, '2026-12-21T10:00:00.000Z'),
    });
    await expect.element(planCard('Apostle')).toMatchTextContent('Your plan');
    await expect.element(planCard('Apostle')).toMatchTextContent('Active until');
    await expect
      .element(main.getByText('Your plan is Apostle, active until December 21, 2026.'))
      .toBeVisible();
    await expect.element(main.getByText('Your payment is confirmed. Thank you!')).toBeVisible();
    await expect.element(openPayments).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('link', { name: 'Your payments' }))
      .toHaveAttribute('href', '/settings/payments');
  });

  test('asks before a second payment is made while one is open', async ({ server }) => {
    serveFreeMember(server);
    server.answer('GET /payment/all', { payments: [payment], nextCursor: null });
    await renderApp('/plans', { server, member: aMember() });
    await expect.element(openPayments).toBeVisible();
    await select('Apostle');
    await expect.element(page.getByRole('alertdialog', { name: 'Pay for Apostle again?' })).toBeVisible();
    await expectSound();
    await confirm('Cancel');
    await expect.element(dialog).not.toBeInTheDocument();
    await select('Apostle');
    await confirm('Pay again');
    await expect.element(dialog).toBeVisible();
  });

  test('explains the free plan, and what happens to the paid one', async ({ server }) => {
    serveFreeMember(server);
    server.answer('GET /subscription', {
      subscription: aSubscription(apostle, '2026-12-21T10:00:00.000Z'),
    });
    await renderApp('/plans', { server, member: aMember() });
    await select('Free');
    const free = page.getByRole('dialog', { name: 'Free costs nothing' });
    await expect.element(free).toMatchTextContent('This plan is free');
    await expect.element(free).toMatchTextContent('Your paid plan continues until December 21, 2026.');
    await expectSound();
    await userEvent.keyboard('{Escape}');
    await expect.element(free).not.toBeInTheDocument();
  });
});

describe('the list of plans', () => {
  test('says why it cannot be loaded, and loads on request', async ({ server, console }) => {
    console.allow(/Failed to fetch/);
    const timers = controlTimers();
    server.failNetwork('GET /plan/all');
    await renderApp('/plans', { server, member: aMember() });
    const failure = main.getByText(/^Error al cargar los planes: /);
    await timers.skipUntil(() => failure.query() !== null);
    await expectSound();
    server.answer('GET /plan/all', { plans: [], nextCursor: null });
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(main.getByText('No plan is offered at the moment.')).toBeVisible();
    // The button that had the focus has disappeared, so the focus moves.
    await expect.element(main).toHaveFocus();
  });

  test('says why the member’s plan cannot be loaded, and loads it on request', async ({ server, socket }) => {
    // Stays offline, because a new connection would make the app refetch the data.
    socket.setReachable(false);
    serveFreeMember(server);
    server.refuse('GET /subscription', 429, { message: 'Not now.' });
    await renderApp('/plans', { server, member: aMember() });
    await expect.element(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
    await expect.element(planCard('Disciple')).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /subscription', { subscription: aSubscription(freePlan, null) }),
    );
    await expect.element(main.getByText('Your plan is Free. It costs nothing.')).toBeVisible();
  });

  test('is in Spanish', async ({ server }) => {
    serveFreeMember(server);
    server.answer('GET /plan/all', { plans: [freePlan, disciple, aPlan()], nextCursor: null });
    await renderApp('/plans', { server, member: aMember(), language: 'es' });
    await expect.element(main.getByRole('button', { name: 'Elegir plan' }).nth(1)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Elegir plan' }).nth(2)).not.toBeInTheDocument();
    await expectSound();
  });
});
