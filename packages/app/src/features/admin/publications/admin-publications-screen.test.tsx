import { page } from 'vitest/browser';
import { describe } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { aPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectAddress, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';
import type { Publication } from './publication-labels.tsx';

const main = page.getByRole('main');
const draft = aPublication({ title: 'Rosary', kind: 'article', resource: null, state: 'draft' });
const row = main.getByRole('row').filter({ hasText: 'Rosary' });
const actions = main.getByRole('button', { name: 'Actions for Rosary' });

/** Serves one publication that can be published, unpublished and deleted. */
function serveOne(server: FakeServer, first: Publication): void {
  let kept: Publication[] = [first];
  const change = (state: Publication['state']) => {
    const publication = { ...first, state };
    kept = [publication];
    return { publication };
  };
  server.answer('GET /admin/publications', () => ({ publications: kept, nextCursor: null }));
  server.answer('PUT /admin/publications/{id}/publish', () => change('published'));
  server.answer('PUT /admin/publications/{id}/withdraw', () => change('draft'));
  server.answer('DELETE /admin/publications/{id}', () => {
    kept = [];
    return { message: 'It has been deleted.' };
  });
}

describe('the publications', () => {
  test('are published, unpublished and deleted', async ({ server }) => {
    serveOne(server, draft);
    await renderApp('/admin/publications', { server, member: anAdministrator() });
    await expect.element(row).toMatchTextContent('Draft');
    await chooseFromMenu(actions, 'Publish');
    await expectToast('Rosary is published.');
    await expect.element(row).toMatchTextContent('Published');
    await chooseFromMenu(actions, 'Unpublish');
    await expectToast('Rosary is a draft again.');
    await expect.element(row).toMatchTextContent('Draft');
    await chooseFromMenu(actions, 'Delete');
    await confirm('Delete');
    await expectToast('Rosary was deleted.');
    await expect.element(row).not.toBeInTheDocument();
  });

  test('say why one could not be published', async ({ server }) => {
    serveOne(server, draft);
    server.refuse('PUT /admin/publications/{id}/publish', 400, { message: 'Its text is empty.' });
    await renderApp('/admin/publications', { server, member: anAdministrator() });
    await chooseFromMenu(actions, 'Publish');
    await expectToast('Its text is empty.');
    await expect.element(row).toMatchTextContent('Draft');
  });

  test('are sent to newsletter subscribers once they are published', async ({ server }) => {
    serveOne(server, { ...draft, state: 'published' });
    await renderApp('/admin/publications', { server, member: anAdministrator() });
    await chooseFromMenu(actions, 'Send to newsletter');
    await confirm('Send');
    await expectToast('Rosary is being sent.');
    expect(server.calls('PUT /admin/publications/{id}/announce')).toHaveLength(1);
  });

  test('are filtered by reported corrections from the overview', async ({ server }) => {
    server.answer('GET /admin/publications', ({ query }) => ({
      publications: query.get('hasCorrections') === 'true' ? [draft] : [],
      nextCursor: null,
    }));
    await renderApp('/admin', { server, member: anAdministrator() });
    await main.getByRole('link', { name: 'See the parishes' }).click();
    await expectAddress('/admin/publications?hasCorrections=true');
    await expect.element(main.getByRole('combobox', { name: 'Corrections' })).toHaveValue('true');
    await expect.element(row).toBeVisible();
  });
});
