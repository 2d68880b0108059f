import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { aModerator, anAdministrator, anEditor } from '../../../test/staff.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const menu = page.getByRole('banner').getByRole('button', { name: /^Profile/ });
const link = page.getByRole('menuitem', { name: 'Administration' });
const overview = main.getByRole('heading', { level: 1, name: 'Overview' });

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
      await renderApp(path, { server, member: aModerator() });
      await expectAddress('/admin');
      await expect.element(overview).toBeVisible();
      await expect.element(main.getByRole('link', { name: 'See the reports' })).toBeVisible();
      await expect.element(main.getByRole('link', { name: 'See the payments' })).not.toBeInTheDocument();
    },
  );

  test('shows editors the publications, and nothing of reports, members or payments', async ({ server }) => {
    await renderApp('/admin', { server, member: anEditor() });
    const areas = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    await expect.element(areas.filter({ hasText: 'Publications' })).toBeVisible();
    await expect
      .poll(() => areas.elements().map(({ textContent }) => textContent))
      .toEqual(['Overview', 'Publications']);
    await expect.element(main.getByRole('link', { name: 'See the parishes' })).toBeVisible();
    await expect.poll(() => main.getByRole('link', { name: /^See the/ }).elements()).toHaveLength(1);
    for (const name of ['GET /admin/reports', 'GET /admin/members', 'GET /admin/deadlines'] as const)
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

  test('says what could not be counted', async ({ server }) => {
    server.refuse('GET /admin/reports', 429, { message: 'Not now.' });
    await renderApp('/admin', { server, member: aModerator() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
  });
});
