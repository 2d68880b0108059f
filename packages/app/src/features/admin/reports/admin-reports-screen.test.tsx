import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectAddress } from '../../../../test/screens.ts';
import { aModerator, anAdministrator, anAppeal, aReport } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const { report } = aReport();

describe('the reports', () => {
  test('are listed by urgency, and link to each report', async ({ server }) => {
    server.answer('GET /admin/reports', ({ query }) => ({
      reports: query.get('state') === 'open' ? [report] : [],
      nextCursor: null,
    }));
    await renderApp('/admin/reports?state=open', { server, member: aModerator(), width: 375 });
    await expect.element(main.getByRole('table', { name: 'Reports' })).toBeVisible();
    await expect
      .poll(() => server.calls('GET /admin/reports').at(-1)?.query.toString())
      .toBe('sort=urgent&state=open');
    await expect
      .element(main.getByRole('link', { name: report.excerpt }))
      .toHaveAttribute('href', `/admin/reports/${report._id}`);
    await main.getByRole('combobox', { name: 'State' }).selectOptions('Decided');
    await expect.element(main.getByText('No reports found.')).toBeVisible();
    await main.getByRole('button', { name: 'Show all' }).click();
    await expectAddress('/admin/reports');
  });
});

describe('the appeals', () => {
  test('are listed, and link to their reports', async ({ server }) => {
    const appeal = anAppeal();
    server.answer('GET /admin/appeals', { decisions: [appeal], nextCursor: null });
    await renderApp('/admin/appeals', { server, member: anAdministrator() });
    await expect
      .element(main.getByRole('link', { name: appeal.excerpt }))
      .toHaveAttribute('href', `/admin/reports/${appeal.reportId}`);
    await expect.element(main.getByText('It was a quotation.')).toBeVisible();
  });
});
