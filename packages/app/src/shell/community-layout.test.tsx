import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../test/expect-sound.ts';
import { aPerson } from '../../test/people.ts';
import { aPost, servePosts } from '../../test/posts.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { answerWithFullLists } from '../../test/sample-answers.ts';
import { tabTo } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

const main = page.getByRole('main');
const strip = main.getByRole('group', { name: 'Today and suggestions' });
const cards = ['Verse of the Day', 'Today in the Church', 'Upcoming Events', 'Suggestions for You'];
const card = (name: string) => main.getByRole('region', { name });
const firstPost = main.getByRole('article').first();

describe('the cards beside the community', () => {
  test('are a strip above the feed on a phone, and leave the first post above y = 260', async ({
    server,
  }) => {
    answerWithFullLists(server);
    await renderApp('/community', { server, member: aMember(), width: 375, height: 812 });
    await expect.element(firstPost).toBeVisible();
    for (const name of cards) await expect.element(card(name)).not.toBeInTheDocument();
    for (const name of cards) {
      // The second line of each button is the card's most important fact.
      await expect.element(strip.getByRole('button', { name: new RegExp(`^${name} .`) })).toBeInTheDocument();
    }
    expect(firstPost.element().getBoundingClientRect().top).toBeLessThan(260);
    await expectSound();

    for (const name of cards) {
      const button = strip.getByRole('button', { name: new RegExp(`^${name}`) });
      await tabTo(button);
      await userEvent.keyboard('{Enter}');
      await expect.element(card(name)).toBeVisible();
      const { bottom } = card(name).element().getBoundingClientRect();
      expect(bottom, name).toBeLessThanOrEqual(firstPost.element().getBoundingClientRect().top);
    }
    await expectSound();
  });

  test('are between the posts on a phone, too, if they have content', async ({ server }) => {
    answerWithFullLists(server);
    servePosts(server, ...Array.from({ length: 9 }, (_, index) => aPost(`Number ${index + 1}.`)));
    await renderApp('/community', { server, member: aMember(), width: 375, height: 812 });
    const feed = main.getByRole('feed');
    await expect.element(feed.getByRole('article', { name: 'Suggestions for You' })).toBeInTheDocument();
    await expect.element(feed.getByRole('article', { name: 'Upcoming Events' })).toBeInTheDocument();
    await expectSound();
    await page.viewport(1280, 812);
    await expect.element(feed.getByRole('article')).toHaveLength(9);
  });

  test('do not move when the day has loaded', async ({ server }) => {
    answerWithFullLists(server);
    const release = server.pause('GET /liturgy/today');
    await renderApp('/community', { server, member: aMember() });
    await expect.element(firstPost).toBeVisible();
    await expect.element(card('Today in the Church')).toBeVisible();
    await expect.element(card('Upcoming Events')).not.toBeInTheDocument();
    release();
    await expect.element(card('Upcoming Events')).toBeVisible();
    await expect.element(card('Suggestions for You')).toBeVisible();
    const { bottom } = card('Today in the Church').element().getBoundingClientRect();
    const { top } = card('Upcoming Events').element().getBoundingClientRect();
    expect(top - bottom).toBeLessThan(30);
  });

  test('are open beside the feed on a desktop', async ({ server }) => {
    await renderApp('/community', { server, member: aMember() });
    for (const name of cards) await expect.element(card(name)).toBeVisible();
    await expect.element(strip).not.toBeInTheDocument();
  });

  test('are a strip in Spanish', async ({ server }) => {
    await renderApp('/community', { server, member: aMember(), language: 'es', width: 375 });
    await main.getByRole('button', { name: /^Sugerencias para ti/ }).click();
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
    await strip.getByRole('button', { name: 'Suggestions for You 1 member' }).click();
    await expect
      .element(card('Suggestions for You').getByRole('link', { name: 'Sergius Mayr' }))
      .toBeVisible();
  },
);
