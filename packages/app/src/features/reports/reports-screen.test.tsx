import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const { decisions } = exampleOf(operationNamed('GET /decision/all')).body as AnswerOf<'GET /decision/all'>;
const { reports } = exampleOf(operationNamed('GET /report/all')).body as AnswerOf<'GET /report/all'>;
const decided = decisions.map((decision) => ({
  ...decision,
  subjectType: 'post' as const,
  reason: 'Insults are not for here.',
  canAppeal: true,
  appeal: null,
}));
const appeal = {
  text: 'It was a quotation from a play.',
  createdAt: '2026-01-07T09:00:00.000Z',
  state: 'open' as const,
  reason: '',
  decidedAt: null,
};
const appealed = decided.map((decision) => ({ ...decision, canAppeal: false, appeal }));
const decision = main.getByRole('article', { name: 'Your post was removed' });

describe('decisions about the member', () => {
  test('are explained, and can be appealed once', async ({ server, socket }) => {
    server.answer('GET /decision/all', { decisions: decided, nextCursor: null });
    server.answer('POST /decision/{id}/appeal', () => {
      server.answer('GET /decision/all', { decisions: appealed, nextCursor: null });
      const [first] = appealed;
      if (first === undefined) throw new Error('The contract’s example has no decision.');
      return { decision: first };
    });
    await renderApp(`/reports?list=decisions#${decided[0]?._id}`, { server, member: aMember() });
    await expect.element(decision).toHaveFocus();
    await expect.element(decision).toHaveAttribute('aria-current', 'true');
    await expect.element(decision).toBeInViewport();
    await expect.element(main.getByText('Insults are not for here.')).toBeVisible();
    await expectSound();

    await main.getByRole('button', { name: 'Appeal: Your post was removed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Appeal against the decision' });
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(dialog.getByText('Please tell us why.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveFocus();
    await expectSound();
    await dialog.getByRole('textbox').fill(appeal.text);
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expectToast(/^Your appeal is sent\./);
    await expect.element(main.getByText('Appeal under way')).toBeVisible();
    // The button that had the focus has disappeared, so the focus moves.
    await expect.element(decision).toHaveFocus();
    expect(server.calls('POST /decision/{id}/appeal')[0]?.body).toEqual({ text: appeal.text });

    server.answer('GET /decision/all', {
      decisions: appealed.map((one) => ({
        ...one,
        appeal: {
          ...appeal,
          state: 'overturned' as const,
          reason: 'We did not know the play.',
          decidedAt: '2026-01-08T09:00:00.000Z',
        },
      })),
      nextCursor: null,
    });
    const { data } = exampleOf(operationNamed('GET /notification/all/{userId}'))
      .body as AnswerOf<'GET /notification/all/{userId}'>;
    const [notification] = data;
    if (notification === undefined) throw new Error('The contract’s example has no notification.');
    await expect.poll(() => socket.connections()).toBe(1);
    socket.emit('notification', { notification: { ...notification, kind: 'decision' }, unread: 1 });
    await expect.element(main.getByText('We did not know the play.')).toBeVisible();
    await expect.element(main.getByText('Reversed', { exact: true })).toBeVisible();
  });

  test('keep the typed appeal if it is refused', async ({ server }) => {
    server.answer('GET /decision/all', { decisions: decided, nextCursor: null });
    server.refuse('POST /decision/{id}/appeal', 400, { message: 'The time to appeal is over.' });
    await renderApp('/reports?list=decisions', { server, member: aMember() });
    await main.getByRole('button', { name: 'Appeal: Your post was removed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Appeal against the decision' });
    await dialog.getByRole('textbox').fill(appeal.text);
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The time to appeal is over.');
    await expect.element(dialog.getByRole('textbox')).toHaveValue(appeal.text);
  });
});

describe('the member’s own reports', () => {
  test('show their outcome, even after an appeal', async ({ server }) => {
    const [first] = reports;
    server.answer('GET /report/all', {
      reports: reports.map((report) => ({ ...report, subjectType: 'post' as const, isOverturned: true })),
      nextCursor: null,
    });
    await renderApp(`/reports#${first?._id}`, { server, member: aMember(), width: 375 });
    await expect.element(main.getByRole('article', { name: 'A post' })).toHaveFocus();
    await expect.element(main.getByText('After your appeal, the decision was reversed.')).toBeVisible();
    await expectSound();
  });

  test('explain how to report if there are none', async ({ server }) => {
    server.answer('GET /report/all', { reports: [], nextCursor: null });
    await renderApp('/reports', { server, member: aMember() });
    await expect.element(main.getByText('You have reported nothing')).toBeVisible();
  });

  test('say why they cannot be loaded, and load on request', async ({ server, socket }) => {
    // Stays offline, because a new connection would make the app refetch the data.
    socket.setReachable(false);
    server.refuse('GET /report/all', 429, { message: 'Not now.' });
    await renderApp('/reports', { server, member: aMember() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () => server.restore('GET /report/all'));
    await expect.element(main.getByRole('article', { name: 'A comment' })).toBeVisible();
  });
});
