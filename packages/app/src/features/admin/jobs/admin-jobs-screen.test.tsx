import { page } from 'vitest/browser';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const kind = 'payment.instructions';

test('a failed job can be retried', async ({ server }) => {
  await renderApp('/admin/jobs', { server, member: anAdministrator() });
  await expect.element(main.getByRole('row').filter({ hasText: kind })).toMatchTextContent('Failed');
  server.answer('GET /admin/jobs', { jobs: [], nextCursor: null });
  await chooseFromMenu(main.getByRole('button', { name: `Actions for ${kind}` }), 'Try again');
  await expectToast('The job will be tried again.');
  await expect.element(main.getByText('No jobs have failed.')).toBeVisible();
});
