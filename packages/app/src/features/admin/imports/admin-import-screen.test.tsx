import type { Schemas } from '@parvis/api-client';
import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../test/render-app.tsx';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const id = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';

const anImport = (state: Schemas['Import']['state'], counts: Partial<Schemas['ImportCounts']> = {}) => ({
  import: {
    _id: id,
    kind: 'schedules' as const,
    fileName: 'schedules.csv',
    state,
    createdAt: '2026-12-01T09:00:00.000Z',
    appliedAt: null,
    counts: {
      total: 3,
      unchecked: 0,
      new: 0,
      changed: 1,
      unchanged: 1,
      withdrawn: 0,
      faulty: 1,
      applied: 0,
      conflicts: 0,
      faults: 2,
      ...counts,
    },
  },
});

describe('an import', () => {
  test('shows what changes and the faults, and is applied', async ({ server }) => {
    server.answer('GET /admin/imports/{id}', anImport('ready'));
    await renderApp(`/admin/imports/${id}`, { server, member: anAdministrator(), width: 375 });
    await expect.element(main.getByText('10:00 · mass')).toBeVisible();
    await expect.element(main.getByText('9.30 AM')).toBeVisible();
    await expect
      .element(main.getByText('Please enter a time with 24 hours, such as 09:30 or 17:00.'))
      .toBeVisible();
    server.answer('PUT /admin/imports/{id}/apply', anImport('done', { applied: 1 }));
    server.answer('GET /admin/imports/{id}', anImport('done', { applied: 1 }));
    await main.getByRole('button', { name: 'Apply the import' }).click();
    await expect.element(main.getByText('The import is applied.')).toBeVisible();
  });

  test('says that entries were left alone', async ({ server }) => {
    server.answer('GET /admin/imports/{id}', anImport('done', { conflicts: 1 }));
    await renderApp(`/admin/imports/${id}`, { server, member: anAdministrator() });
    await expect
      .element(main.getByText('Some entries were left alone, because somebody changed them after the check.'))
      .toBeVisible();
  });

  test('shows its progress while it is checked', async ({ server }) => {
    server.answer('GET /admin/imports/{id}', anImport('checking', { total: 4, unchecked: 1 }));
    await renderApp(`/admin/imports/${id}`, { server, member: anAdministrator() });
    await expect
      .element(main.getByRole('progressbar', { name: 'Checking the file' }))
      .toHaveAttribute('aria-valuenow', '75');
  });
});

describe('the list of imports', () => {
  test('leads to an import after the upload', async ({ server }) => {
    server.answer('GET /admin/imports', { imports: [], nextCursor: null });
    await renderApp('/admin/imports', { server, member: anAdministrator() });
    await expect.element(main.getByText('No file has been imported.')).toBeVisible();
    await main.getByRole('button', { name: 'Import a file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await expect.element(dialog.getByText('Please choose a file.')).toBeVisible();
    await dialog
      .getByLabelText('Import a file', { exact: true })
      .last()
      .upload(new File(['id,name\n'], 'parishes.csv', { type: 'text/csv' }));
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'schedules.csv' })).toBeVisible();
  });
});
