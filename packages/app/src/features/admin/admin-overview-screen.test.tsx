import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aPublication } from '../../../test/publications.ts';
import { aModerator, anAdministrator, anEditor, aReport } from '../../../test/staff.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const menu = page.getByRole('banner').getByRole('button', { name: /^Profile/ });
const link = page.getByRole('menuitem', { name: 'Administration' });
const overview = main.getByRole('heading', { level: 1, name: 'Overview' });

/** Answers with a report that is overdue. */
function answerWithReport(server: FakeServer): void {
  const { report } = aReport();
  const times = { createdAt: '2026-01-01T09:00:00.000Z', dueAt: '2026-01-02T09:00:00.000Z' };
  server.answer('GET /admin/reports', {
    reports: [{ ...report, ...times, isOverdue: true }],
    nextCursor: null,
  });
}

describe('the administration', () => {
  test('appears in the menu once a member joins the staff, and closes when they leave it', async ({
    server,
    socket,
  }) => {
    const member = aMember();
    await renderApp('/admin', { server, member });
    await expectAddress('/community');
    await menu.click();
    await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => socket.connections()).toBe(1);
    socket.emit('account_changed', { account: { ...aModerator(), _id: member._id } });
    await menu.click();
    await expect.element(link).toBeVisible();
    await link.click();
    await expect.element(overview).toBeVisible();
    socket.emit('account_changed', { account: member });
    await expectAddress('/community');
  });

  test.for(['/admin/payments', '/admin/plans', '/admin/jobs', '/admin/servers', '/admin/audit'])(
    'leads moderators away from %s',
    async (path, { server }) => {
      answerWithReport(server);
      await renderApp(path, { server, member: aModerator() });
      await expectAddress('/admin');
      await expect.element(overview).toBeVisible();
      await expect.element(main.getByRole('link', { name: 'See the reports' })).toBeVisible();
      await expect.element(main.getByRole('link', { name: 'See the payments' })).not.toBeInTheDocument();
    },
  );

  test('shows editors the publications, and nothing of reports, members or payments', async ({ server }) => {
    server.answer('GET /admin/publications', { publications: [aPublication()], nextCursor: null });
    await renderApp('/admin', { server, member: anEditor() });
    const areas = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    await expect.element(areas.filter({ hasText: 'Publications' })).toBeVisible();
    await expect
      .poll(() => areas.elements().map(({ textContent }) => textContent))
      .toEqual(['Overview', 'Publications']);
    await expect.element(main.getByRole('link', { name: 'See the parishes' })).toBeVisible();
    await expect.poll(() => main.getByRole('link', { name: /^See the/ }).elements()).toHaveLength(1);
    for (const name of [
      'GET /admin/reports',
      'GET /admin/members',
      'GET /admin/deadlines',
      'GET /admin/statistics',
    ] as const)
      expect(server.calls(name)).toEqual([]);
  });

  test('counts an administrator’s pending work, in Spanish too', async ({ server }) => {
    server.answer('GET /admin/jobs', { jobs: [], nextCursor: null });
    await renderApp('/admin', { server, member: anAdministrator(), language: 'es' });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
    await main.getByRole('link', { name: 'Plazos' }).click();
    await expect
      .element(main.getByRole('link', { name: 'Eliminación de las copias de seguridad' }))
      .toBeVisible();
    await main.getByRole('link', { name: 'Tareas' }).click();
    await expect.element(main.getByText('No ha fallado ninguna tarea.')).toBeVisible();
  });

  test('lists overdue work first', async ({ server }) => {
    answerWithReport(server);
    server.answer('GET /admin/deadlines', { deadlines: [] });
    server.answer('GET /admin/publications', { publications: [aPublication()], nextCursor: null });
    await renderApp('/admin', { server, member: aModerator() });
    const lines = main.getByRole('list').getByRole('heading', { level: 3 });
    await expect
      .poll(() => lines.elements().map(({ textContent }) => textContent))
      .toEqual(['Reports to be decided within 24 hours', 'Reported corrections']);
    await expect.element(main.getByText(/^Overdue by \d/)).toBeVisible();
  });

  test.for([
    [0, 2, '2 in time'],
    [1, 0, '1 overdue'],
    [1, 2, '1 overdue, 2 in time'],
  ] as const)(
    'counts %d overdue and %d other items of a deadline as %s',
    async ([overdue, due, text], { server }) => {
      const { deadlines } = exampleOf(operationNamed('GET /admin/deadlines'))
        .body as AnswerOf<'GET /admin/deadlines'>;
      server.answer('GET /admin/deadlines', {
        deadlines: deadlines
          .slice(0, 1)
          .map((deadline) => ({ ...deadline, _id: 'backups' as const, overdue, due })),
      });
      await renderApp('/admin', { server, member: anAdministrator() });
      await expect.element(main.getByText(text)).toBeVisible();
    },
  );

  test('says that nothing is waiting', async ({ server }) => {
    server.answer('GET /admin/publications', { publications: [], nextCursor: null });
    await renderApp('/admin', { server, member: anEditor() });
    await expect.element(main.getByText('Nothing is waiting')).toBeVisible();
  });

  test('draws charts of the chosen period, which stays in the address', async ({ server }) => {
    await renderApp('/admin', { server, member: anAdministrator() });
    const chart = main.getByRole('figure', { name: 'New members' });
    await expect.element(chart.getByRole('img', { name: /^New members: 43 in total/ })).toBeVisible();
    await expect
      .element(main.getByRole('figure', { name: 'Amount of the confirmed payments' }))
      .toBeVisible();
    await main.getByRole('button', { name: '12 months' }).click();
    await expectAddress('/admin?period=P1Y');
    await expect
      .poll(() => server.calls('GET /admin/statistics').map(({ query }) => query.get('period')))
      .toEqual(['P30D', 'P1Y']);
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect.element(chart.getByRole('row', { name: 'December 2025 31' })).toBeVisible();
    await expectSound();
  });

  test('shows moderators no chart of payments', async ({ server }) => {
    const { period, step, points } = exampleOf(operationNamed('GET /admin/statistics'))
      .body as AnswerOf<'GET /admin/statistics'>;
    server.answer('GET /admin/statistics', {
      period,
      step,
      points: points.map((point) => ({ ...point, payments: null, paidAmount: null })),
    });
    await renderApp('/admin', { server, member: aModerator() });
    await expect.element(main.getByRole('figure', { name: 'Received reports' })).toBeVisible();
    await expect.element(main.getByRole('figure', { name: /payments/ })).not.toBeInTheDocument();
  });

  test('tries again if the numbers cannot be loaded', async ({ server }) => {
    server.refuse('GET /admin/statistics', 429, { message: 'Not now.' });
    await renderApp('/admin', { server, member: aModerator() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
    server.answer('GET /admin/statistics', { period: 'P30D', step: 'day', points: [] });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main.getByText('Not now.')).not.toBeInTheDocument();
  });

  test('says what could not be counted', async ({ server }) => {
    server.refuse('GET /admin/reports', 429, { message: 'Not now.' });
    await renderApp('/admin', { server, member: aModerator() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
  });
});
