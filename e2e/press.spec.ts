import type { Locator, Page } from '@playwright/test';
import { bubble, chatBetween, messageComposer, openChat, say } from './chats.ts';
import { publish } from './members.ts';
import { commentsDialog, composer, openPeopleSearch, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

test.skip(({ isMobile }) => !isMobile, 'Only a phone has a bar that makes way for its keyboard.');

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main places' });

const placeOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().y);

/** Presses as a slow finger does: what takes the focus from a field has time to move what is pressed. */
async function expectPress(field: Locator, target: Locator): Promise<void> {
  const page = field.page();
  await field.focus();
  await expect(bar(page)).toBeHidden();
  // Down to where the bar stands, as far as the page lets it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const before = await placeOf(target);
  await target.evaluate((element) => {
    const tell = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      element.setAttribute('data-was-pressed', '');
    };
    element.addEventListener('click', tell, { capture: true, once: true });
  });
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // As long as a bar takes that comes back, and tells its height.
  await target.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await placeOf(target)).toBe(before);
  await page.mouse.up();
  await expect(target).toHaveAttribute('data-was-pressed', '');
}

test('what is pressed while one writes stays under the finger, and is pressed', async ({
  signIn,
  request,
}) => {
  const monica = await signIn('Monica');
  const nestor = await signIn('Nestor');
  const { page, member } = monica;
  const word = `Lauds ${member.lastName}`;
  await publish(request, member, word);

  await test.step('in a new post', async () => {
    await visit(page, '/community');
    const { content, submit } = composer(page);
    await content.fill('Pax.');
    await expectPress(content, submit);
    await expectPress(content, postControls(postWith(page, word)).like);
    await content.fill('');
  });

  await test.step('in a comment', async () => {
    await postControls(postWith(page, word)).comment.click();
    const { input, submit, close } = commentsDialog(page);
    await input.fill('Amen.');
    await expectPress(input, submit);
    await input.fill('');
    await close.click();
  });

  await test.step('in the search for people', async () => {
    const field = await openPeopleSearch(page);
    await expectPress(field, postControls(postWith(page, word)).like);
  });

  await test.step('on the profile and in its details', async () => {
    await visit(page, '/profile');
    const { content, submit } = composer(page);
    await content.fill('Pax.');
    await expectPress(content, submit);
    await content.fill('');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog');
    await expectPress(
      dialog.getByLabel('First name'),
      dialog.getByRole('button', { name: 'Save', exact: true }),
    );
  });

  await test.step('where a friend is chosen for a chat', async () => {
    await visit(page, '/messages');
    const search = page.getByRole('searchbox', { name: 'Search chats' });
    await search.focus();
    await expectPress(search, page.getByRole('button', { name: 'Nuevo chat' }));
    await page.getByRole('button', { name: 'Nuevo chat' }).click();
    const dialog = page.getByRole('dialog');
    await expectPress(
      dialog.getByRole('searchbox'),
      dialog.getByRole('button', { name: 'Start Conversation' }),
    );
  });

  await test.step('in a conversation', async () => {
    const chatId = await chatBetween(request, member, nestor.member);
    await openChat(page, chatId);
    await say(page, 'Ave');
    const { field, send } = messageComposer(page);
    const more = bubble(page, 'Ave').locator('[aria-haspopup=menu]');
    await expect(more).toBeVisible();
    await expectPress(field, more);
    await field.fill('Maria');
    await expectPress(field, send);
  });

  await test.step('and the bar comes back after it', async () => {
    await page.mouse.click(180, 300);
    await expect(bar(page)).toBeVisible();
  });
});
