import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectToast } from '../../../../test/screens.ts';
import { aModerator, anAdministrator, anAppeal, aReport } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const report = aReport({ others: [] });
const taken = aReport({
  report: { ...report.report, handler: { _id: aModerator()._id, name: 'Anna Rossi' } },
  abilities: { ...report.abilities, take: false, release: true },
});
const decided = aReport({
  report: { ...taken.report, state: 'decided', outcome: 'removed' },
  current: null,
  decision: anAppeal({ appeal: null, canDecideAppeal: false, reason: 'Insults are not for here.' }),
  abilities: { take: false, release: false, outcomes: [] },
});
const route = `/admin/reports/${report.report._id}`;

describe('a report', () => {
  test('is assigned, and decided with a reason', async ({ server }) => {
    server.answer('GET /admin/reports/{id}', report);
    server.answer('PUT /admin/reports/{id}/take', () => {
      server.answer('GET /admin/reports/{id}', taken);
      return taken;
    });
    server.answer('PUT /admin/reports/{id}/decide', () => {
      server.answer('GET /admin/reports/{id}', decided);
      return decided;
    });
    await renderApp(route, { server, member: aModerator() });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await expect.element(main.getByText('Please look.')).toBeVisible();
    await expect.element(main.getByText('Other reports about it')).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('link', { name: 'Maria Rossi' }))
      .toHaveAttribute('href', `/admin/members/${report.report.reporter?._id}`);
    await main.getByRole('button', { name: 'Assign to me' }).click();
    await expect.element(main.getByRole('button', { name: 'Unassign' })).toBeVisible();
    // The button that had the focus has disappeared, but not its card.
    await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');

    await main.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decide this report' });
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect.element(dialog.getByText('Please choose a decision.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Remove it' }).click();
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expect.element(dialog.getByText('Please write a reason.')).toBeVisible();
    await expectSound();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults are not for here.');
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expectToast('The report is decided. We will notify the person who sent it.');
    await expect.element(main.getByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
    await expect.element(main.getByText('Insults are not for here.')).toBeVisible();
    expect(server.calls('PUT /admin/reports/{id}/decide')[0]?.body).toEqual({
      outcome: 'removed',
      reason: 'Insults are not for here.',
      note: '',
    });
  });

  test('shows what was reported first, then why', async ({ server }) => {
    server.answer('GET /admin/reports/{id}', {
      ...report,
      current: { title: '', text: 'Please come back.' },
    });
    await renderApp(route, { server, member: aModerator() });
    await expect.element(main.getByText('Go away.')).toBeVisible();
    const headings = main.getByRole('heading', { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Reported content',
      'As it is now',
      'Insult, hatred or harassment',
    ]);
  });

  test('shows the messages before a reported message, with their authors', async ({ server }) => {
    server.answer('GET /admin/reports/{id}', {
      ...report,
      report: { ...report.report, subjectType: 'message' },
      earlierMessages: [
        { isByReporter: true, text: 'What do you need?', sentAt: '2026-01-05T08:00:00.000Z' },
        { isByReporter: false, text: 'A loan.', sentAt: '2026-01-05T08:01:00.000Z' },
      ],
    });
    await renderApp(route, { server, member: aModerator(), width: 375 });
    await expect
      .element(main)
      .toMatchTextContent(
        /Messages before it.*Maria Rossi.*What do you need\?.*A loan\..*The reported message/su,
      );
    await expectSound();
  });

  test('says which messages were forwarded, because their words are not the member’s own', async ({
    server,
  }) => {
    server.answer('GET /admin/reports/{id}', {
      ...report,
      report: { ...report.report, subjectType: 'message' },
      forwarded: true,
      earlierMessages: [
        { isByReporter: true, text: 'Who says so?', sentAt: '2026-01-05T08:00:00.000Z' },
        { isByReporter: false, text: 'Look.', sentAt: '2026-01-05T08:01:00.000Z', forwarded: true },
      ],
    });
    await renderApp(route, { server, member: aModerator(), width: 375 });
    await expect
      .element(main)
      .toMatchTextContent(/Klein · Forwarded.*Who says so\?.*Klein · [^·]+ · Forwarded.*Look\./su);
    await expectSound();
  });

  test('says why it could not be assigned, and stays unchanged', async ({ server }) => {
    server.answer('GET /admin/reports/{id}', report);
    server.refuse('PUT /admin/reports/{id}/take', 400, { message: 'Anna Rossi has it by now.' });
    await renderApp(route, { server, member: aModerator() });
    await main.getByRole('button', { name: 'Assign to me' }).click();
    await expectToast('Anna Rossi has it by now.');
    await expect.element(main.getByRole('button', { name: 'Assign to me' })).toBeEnabled();
  });

  test('points moderators to the authorities first if somebody is at risk', async ({ server }) => {
    server.answer('GET /admin/reports/{id}', {
      ...report,
      report: { ...report.report, queue: 'safeguarding', category: 'safeguarding' },
    });
    await renderApp(route, { server, member: aModerator(), width: 375 });
    await expect.element(main.getByText('First call the civil authorities')).toBeVisible();
    await expectSound();
  });

  test('shows an administrator the appeal, which can overturn the decision', async ({ server }) => {
    const overturned = anAppeal({
      canDecideAppeal: false,
      appeal: {
        text: 'It was a quotation.',
        createdAt: '2026-01-07T09:00:00.000Z',
        state: 'overturned',
        reason: 'We did not know the play.',
        decidedAt: '2026-01-08T09:00:00.000Z',
      },
    });
    server.answer('GET /admin/reports/{id}', { ...decided, decision: anAppeal() });
    server.answer('PUT /admin/appeals/{id}/decide', () => {
      server.answer('GET /admin/reports/{id}', { ...decided, decision: overturned });
      return { decision: overturned };
    });
    await renderApp(route, { server, member: anAdministrator() });
    await expect.element(main.getByText('It was a quotation.')).toBeVisible();
    await main.getByRole('button', { name: 'Reverse the decision' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decide this appeal' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We did not know the play.');
    await dialog.getByRole('button', { name: 'Reverse the decision' }).click();
    await expectToast('The appeal is decided. We will notify the member.');
    await expect.element(main.getByRole('button', { name: 'Reverse the decision' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
    expect(document.activeElement?.textContent).toContain('We did not know the play.');
    expect(server.calls('PUT /admin/appeals/{id}/decide')[0]?.body).toEqual({
      outcome: 'overturned',
      reason: 'We did not know the play.',
    });
    await expectSound();
  });
});
