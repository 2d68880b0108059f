import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPerson } from '../../test/people.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { answerWithFullLists } from '../../test/sample-answers.ts';
import { tabTo } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

const main = page.getByRole('main');
const unfold = main.getByRole('button', { name: 'Today and suggestions' });
const cards = ['Verse of the Day', 'Today in the Church', 'Upcoming Events', 'Suggestions for You'];
const card = (name: string) => main.getByRole('region', { name });
const firstPost = main.getByRole('article').first();

describe('the cards beside the community', () => {
  test('can be expanded above the feed on a phone, because nobody can scroll past a feed that keeps loading', async ({
    server,
  }) => {
    answerWithFullLists(server);
    await renderApp('/community', { server, member: aMember(), width: 375, height: 667 });
    await expect.element(firstPost).toBeVisible();
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
    for (const name of cards) await expect.element(card(name)).not.toBeInTheDocument();

    await tabTo(unfold);
    await userEvent.keyboard('{Enter}');
    for (const name of cards) {
      await expect.element(card(name)).toBeVisible();
      const { bottom } = card(name).element().getBoundingClientRect();
      expect(bottom, name).toBeLessThanOrEqual(firstPost.element().getBoundingClientRect().top);
    }
    // Tab leads into the cards and not into the feed.
    await userEvent.tab();
    expect(main.element().querySelector('[data-part="folded"]')?.contains(document.activeElement)).toBe(true);
  });

  test('are open beside the feed on a desktop', async ({ server }) => {
    await renderApp('/community', { server, member: aMember() });
    for (const name of cards) await expect.element(card(name)).toBeVisible();
    await expect.element(unfold).not.toBeInTheDocument();
  });

  test('can be expanded in Spanish', async ({ server }) => {
    await renderApp('/community', { server, member: aMember(), language: 'es', width: 375 });
    await main.getByRole('button', { name: 'Hoy y sugerencias' }).click();
    await expect.element(card('Sugerencias para ti')).toBeVisible();
  });
});

test.for(['/notifications', '/profile', '/groups', '/parishes'])(
  '%s has them above its list on a phone, too',
  async (path, { server }) => {
    server.answer('GET /user/suggestions', {
      suggestions: [{ user: aPerson('Sergius'), reason: 'parish', mutualFriends: 0 }],
    });
    await renderApp(path, { server, member: aMember(), width: 375, height: 667 });
    await unfold.click();
    await expect
      .element(card('Suggestions for You').getByRole('link', { name: 'Sergius Mayr' }))
      .toBeVisible();
  },
);
