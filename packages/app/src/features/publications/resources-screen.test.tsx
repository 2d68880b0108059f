import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aResource } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast, pressOnce } from '../../../test/screens.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const cards = main.getByRole('article');
const resources = (['Ebook', 'Audio', 'Course'] as const).map((type) =>
  aResource({ type, title: `${type} on prayer` }),
);

/** Filters as the server does, and stores which resources are saved. */
function serveResources(server: FakeServer): void {
  const saved = new Set<string>();
  const all = () => resources.map((resource) => ({ ...resource, saved: saved.has(resource._id) }));
  const byId = (id: string | undefined) => {
    const resource = all().find(({ _id }) => _id === id);
    if (resource === undefined) throw new Error(`There is no resource ${id}.`);
    return { resource };
  };
  server.answer('GET /resource/all', ({ query }) => ({
    resources: all()
      .filter(({ type }) => !query.has('type') || type === query.get('type'))
      .filter((resource) => !query.has('saved') || resource.saved)
      .filter(({ title }) => title.includes(query.get('search') ?? '')),
    nextCursor: null,
  }));
  server.answer('GET /resource/getById/{id}', ({ params }) => byId(params['id']));
  server.answer('PUT /resource/save/{id}', ({ params }) => {
    saved.add(params['id'] ?? '');
    return byId(params['id']);
  });
  server.answer('DELETE /resource/save/{id}', ({ params }) => {
    saved.delete(params['id'] ?? '');
    return byId(params['id']);
  });
}

describe('the list of resources', () => {
  test('can be filtered by text and kind, and opens each resource and goes back', async ({ server }) => {
    serveResources(server);
    await renderApp('/resources', { server, member: aMember() });
    await expect.poll(() => cards.all()).toHaveLength(3);
    await main.getByRole('searchbox', { name: 'Search the resources' }).fill('prayer');
    await expectAddress('/resources?search=prayer');
    const kinds = main.getByRole('navigation', { name: 'Kinds of resources' });
    for (const [tab, type] of [
      ['Ebooks', 'Ebook'],
      ['Audio', 'Audio'],
      ['Courses', 'Course'],
    ] as const) {
      await kinds.getByRole('link', { name: tab }).click();
      await expectAddress(new RegExp(`type=${type}`));
      await expect.poll(() => cards.all()).toHaveLength(1);
      await expect.element(cards.getByRole('link', { name: `${type} on prayer` })).toBeVisible();
    }
    await cards.getByRole('link', { name: 'Course on prayer' }).click();
    await expect.element(main.getByRole('heading', { level: 1, name: 'Course on prayer' })).toBeVisible();
    await expect.element(main.getByText('Course', { exact: true }).first()).toBeVisible();
    history.back();
    await expectAddress(/search=prayer/);
    await expect.poll(() => cards.all()).toHaveLength(1);
  });

  test('keeps saved resources, and still shows one that was just unsaved', async ({ server }) => {
    serveResources(server);
    const app = await renderApp('/resources', { server, member: aMember() });
    await cards.getByRole('link', { name: 'Course on prayer' }).click();
    const save = main.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect.element(save).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('link', { name: 'All resources' }).click();
    await main.getByRole('link', { name: 'Saved', exact: true }).click();
    await expectAddress('/resources?saved=true');
    await expect.poll(() => cards.all()).toHaveLength(1);
    const saved = cards.getByRole('button', { name: 'Save Course on prayer' });
    await expect.element(saved).toHaveAttribute('aria-pressed', 'true');
    // The resource stays in the list, so that a mistake can be undone.
    await saved.click();
    await expect.element(saved).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => server.calls('DELETE /resource/save/{id}')).toHaveLength(1);
    await app.reload();
    await expect.element(main.getByText('You have saved nothing yet')).toBeVisible();
    await expectSound();
  });

  test('reverts a failed save, and says so', async ({ server }) => {
    serveResources(server);
    server.refuse('PUT /resource/save/{id}', 429, { message: 'Not now.' });
    await renderApp('/resources', { server, member: aMember() });
    const save = cards.getByRole('button', { name: 'Save Audio on prayer' });
    await save.click();
    await expectToast('Not now.');
    await expect.element(save).toHaveAttribute('aria-pressed', 'false');
  });

  test('offers visitors no save button', async ({ server }) => {
    serveResources(server);
    await renderApp('/resources', { server });
    await expect.poll(() => cards.all()).toHaveLength(3);
    await expect.element(main.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: 'Saved', exact: true })).not.toBeInTheDocument();
  });

  test('says why it cannot be loaded, and loads on request', async ({ server }) => {
    server.refuse('GET /resource/all', 429, { message: 'Not now.' });
    await renderApp('/resources', { server });
    await expect.element(main.getByText('Not now.').first()).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }).first(), () => serveResources(server));
    await expect.poll(() => cards.all()).toHaveLength(3);
  });
});
