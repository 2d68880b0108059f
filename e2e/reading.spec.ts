import type { Page } from '@playwright/test';
import { audit } from './audit.ts';
import { register } from './members.ts';
import { addRecording, publishOne } from './publications.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const kinds = [
  { type: 'Ebook', tab: 'Ebooks', said: 'Ebook' },
  { type: 'Audio', tab: 'Audio', said: 'Audio' },
  { type: 'Course', tab: 'Courses', said: 'Course' },
] as const;

/** Goes on half a minute, plays, and finds that place and the speed again. */
async function listen(page: Page, title: string) {
  const player = page.getByRole('region', { name: title });
  await expect(player.getByText('A minute of silence')).toBeVisible();
  await player.getByRole('button', { name: 'Forward 30 seconds' }).click();
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await page.reload();
  await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
  await expect(player.getByText(/^Continue at 0:[34]\d$/)).toBeVisible();
  await audit(page, 'a recording');
}

test('a member reads of each kind, saves something and finds it again', async ({ request, signIn }) => {
  test.slow();
  const staff = await register(request, 'Jerome');
  await makeAdministrator(staff);
  // A word that no other test writes.
  const word = staff.lastName.replaceAll(/[^\da-z]/gi, '');
  const titleOf = (type: string) => `${type} of ${word}`;
  for (const { type } of kinds) {
    const id = await publishOne(request, staff, {
      kind: 'resource',
      title: titleOf(type),
      summary: 'For quiet evenings.',
      body: `What the **${type}** says.`,
      resource: { type },
    });
    if (type === 'Audio') await addRecording(request, staff, id, 'A minute of silence');
  }
  const { page } = await signIn('Paula');
  const main = page.getByRole('main');
  await visit(page, '/resources');
  await main.getByRole('searchbox', { name: 'Search the resources' }).fill(word);
  await expect(page).toHaveURL(/\/resources\?search=/);
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(kinds.length);

  for (const { type, tab, said } of kinds) {
    await main
      .getByRole('navigation', { name: 'Kinds of resources' })
      .getByRole('link', { name: tab })
      .click();
    await expect(page).toHaveURL(new RegExp(`type=${type}`));
    await expect(cards).toHaveCount(1);
    await cards.getByRole('link', { name: titleOf(type) }).click();
    await expect(main.getByRole('heading', { level: 1, name: titleOf(type) })).toBeVisible();
    await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(`What the ${type} says.`)).toBeVisible();
    if (type === 'Audio') await listen(page, titleOf(type));
    await page.goBack();
    await expect(cards).toHaveCount(1);
  }

  await cards.getByRole('link', { name: titleOf('Course') }).click();
  const save = main.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await audit(page, 'a resource');
  await main.getByRole('link', { name: 'All resources' }).click();
  await main.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/saved=true/);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: titleOf('Course') })).toBeVisible();

  await page.reload();
  const saved = cards.getByRole('button', { name: `Save ${titleOf('Course')}` });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  // It stays where it is, so that what was a slip can be taken back.
  const removed = page.waitForResponse((answer) => answer.url().includes('/resource/save/'));
  await saved.click();
  await expect(saved).toHaveAttribute('aria-pressed', 'false');
  expect((await removed).ok()).toBe(true);
  await page.reload();
  await expect(main.getByText('You have saved nothing yet')).toBeVisible();
});

test('a visitor reads an article, and follows the blog', async ({ page, request }) => {
  test.slow();
  const staff = await register(request, 'Marcella');
  await makeAdministrator(staff);
  const title = `On letters & <others> ${staff.lastName}`;
  const id = await publishOne(request, staff, {
    kind: 'article',
    title,
    summary: 'Why we write by hand.',
    body: '## Paper\n\nA *letter* waits.\n\n## Ink\n\nIt dries.\n\n## Time\n\nIt passes.',
  });
  const main = page.getByRole('main');
  await visit(page, '/blog');
  // Whoever presses a link while the search still waits for another letter is not called back by it.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await main.getByRole('searchbox', { name: 'Search the blog' }).fill(staff.lastName);
  await main.getByRole('article').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${id}$`));
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole('emphasis')).toHaveText('letter');
  await expect(page).toHaveTitle(new RegExp('^On letters & <others>'));
  await expect(main.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await audit(page, 'an article');

  await main.getByRole('link', { name: 'All articles' }).click();
  const feed = await main.getByRole('link', { name: /^Follow the blog by RSS/ }).getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const rss = await answer.text();
  expect(rss).toContain(`On letters &amp; &lt;others&gt; ${staff.lastName}</title>`);
  expect(rss).toContain(`/blog/${id}</link>`);
  expect(await page.locator('head link[type="application/rss+xml"]').getAttribute('href')).toBe(feed);
});
