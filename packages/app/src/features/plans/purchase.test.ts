import { ApiError } from '@parvis/api-client';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { invokesWithoutErrorTransition } from '../../platform/invokes.ts';
import { createPurchase } from './create-purchase.ts';
import type { PlanCalls } from './plans.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { samplePayment } from './samples.ts';

const fields = { contact: 'maria@example.org', fullName: 'Maria Rossi', amount: 12, reference: '' };
const plan = { _id: 'apostle', price: 12 };

const start = (of: typeof plan | null = plan) => {
  const pay = vi.fn<PlanCalls['pay']>();
  const onSent = vi.fn<(payment: unknown) => void>();
  const { machine, input } = createPurchase({ plans: { pay }, onSent }, of);
  const purchase = createActor(machine, { input }).start();
  return { pay, onSent, purchase, state: () => purchase.getSnapshot().value };
};

const settled = () => vi.waitFor(() => undefined);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the purchase machine', () => {
  const value = { ...fields, amount: '12.00' };
  const paths = (['details', 'payment'] as const).flatMap((begin) =>
    getShortestPaths(purchaseMachine, {
      input: { begin, amount: '12.00' },
      events: [
        { type: 'next' },
        { type: 'back' },
        { type: 'changed', value },
        { type: 'submitted', fields },
        { type: 'xstate.done.actor.0.purchase.payment.submitting', output: samplePayment() },
        { type: 'xstate.error.actor.0.purchase.payment.submitting', error: 'refused' },
      ] as never[],
    }),
  );

  test('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['"details"', '{"payment":"editing"}', '{"payment":"submitting"}', '"sent"']),
    );
  });

  test('has made a payment exactly when it has ended', () => {
    for (const { state } of paths) expect(state.context.payment !== null).toBe(state.value === 'sent');
  });

  test('handles the failure of every effect', () => {
    expect(invokesWithoutErrorTransition(purchaseMachine)).toEqual([]);
  });
});

describe('a purchase', () => {
  test('starts with the transfer details, and with the plan’s price', () => {
    const { purchase, state } = start();
    expect(state()).toBe('details');
    expect(purchase.getSnapshot().context.value.amount).toBe('12.00');
  });

  test('starts with the form if no plan was chosen', () => {
    const { purchase, state } = start(null);
    expect(state()).toEqual({ payment: 'editing' });
    expect(purchase.getSnapshot().context.value.amount).toBe('');
  });

  test('keeps the fields when going back and forth', () => {
    const { purchase } = start();
    const value = { contact: 'm', fullName: 'Maria', amount: '12.00', reference: 'r' };
    purchase.send({ type: 'next' });
    purchase.send({ type: 'changed', value });
    purchase.send({ type: 'back' });
    purchase.send({ type: 'next' });
    expect(purchase.getSnapshot().context.value).toEqual(value);
  });

  test('sends again with the same key, and uses a new key each time it is opened', async () => {
    const { purchase, pay, onSent, state } = start();
    pay.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(samplePayment());
    purchase.send({ type: 'next' });
    purchase.send({ type: 'submitted', fields });
    await expect.poll(() => state()).toEqual({ payment: 'editing' });
    expect(purchase.getSnapshot().context.failure).toEqual(new Error('lost'));
    purchase.send({ type: 'submitted', fields });
    await expect.poll(() => state()).toBe('sent');
    expect(onSent).toHaveBeenCalledExactlyOnceWith(samplePayment());
    const [first, second] = pay.mock.calls;
    expect(first).toEqual([{ ...fields, planId: 'apostle' }, second?.[1]]);
    const other = start();
    other.pay.mockResolvedValueOnce(samplePayment());
    other.purchase.send({ type: 'next' });
    other.purchase.send({ type: 'submitted', fields });
    expect(other.pay.mock.calls[0]?.[1]).not.toBe(first?.[1]);
  });

  test('reports a payment even if its dialog was closed before the response came', async () => {
    const { purchase, pay, onSent } = start(null);
    const answer = Promise.withResolvers<ReturnType<typeof samplePayment>>();
    pay.mockReturnValue(answer.promise);
    purchase.send({ type: 'submitted', fields });
    purchase.stop();
    answer.resolve(samplePayment());
    await expect.poll(() => onSent).toHaveBeenCalledExactlyOnceWith(samplePayment());
  });

  test('sends nothing twice during a request', async () => {
    const { purchase, pay } = start();
    pay.mockReturnValue(new Promise(() => undefined));
    purchase.send({ type: 'next' });
    purchase.send({ type: 'submitted', fields });
    purchase.send({ type: 'submitted', fields });
    purchase.send({ type: 'back' });
    await settled();
    expect(pay).toHaveBeenCalledOnce();
    expect(purchase.getSnapshot().value).toEqual({ payment: 'submitting' });
  });

  test('keeps the server’s errors until the next try', async () => {
    const { purchase, pay, state } = start();
    const refusal = new ApiError({ status: 400, message: 'No.' } as never);
    pay.mockRejectedValueOnce(refusal).mockReturnValue(new Promise(() => undefined));
    purchase.send({ type: 'next' });
    purchase.send({ type: 'submitted', fields });
    await expect.poll(() => state()).toEqual({ payment: 'editing' });
    expect(purchase.getSnapshot().context.failure).toBe(refusal);
    purchase.send({ type: 'submitted', fields });
    expect(purchase.getSnapshot().context.failure).toBeNull();
  });
});
