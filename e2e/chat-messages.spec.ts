import type { Locator, Page } from '@playwright/test';
import { bubble, chatBetween, fullName, messageComposer, openChat, say, thread } from './chats.ts';
import { connection } from './screens.ts';
import { expect, test } from './test.ts';

const menuOf = (page: Page, text: string): Locator =>
  bubble(page, text).first().getByRole('button', { name: 'More about this message' });

async function choose(page: Page, text: string, action: string): Promise<void> {
  await menuOf(page, text).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const reactions = (page: Page) =>
  bubble(page, 'I shall bring the candles').getByRole('list', { name: 'Reactions' }).getByRole('button');

test('members reply, react, edit, delete and forward, and see it in each other’s browsers @desktop @chat', async ({
  signIn,
}) => {
  const monica = await signIn('Monica');
  const austin = await signIn('Austin');
  const ambrose = await signIn('Ambrose');
  const hers = monica.page;
  const his = austin.page;
  const chatId = await chatBetween(hers.request, monica.member, austin.member);
  const forwardedTo = await chatBetween(his.request, austin.member, ambrose.member);
  for (const [page, chat] of [
    [hers, chatId],
    [his, chatId],
    [ambrose.page, forwardedTo],
  ] as const) {
    const connected = connection(page);
    await openChat(page, chat);
    await connected;
  }

  await test.step('he replies with a quote, and a press on the quote leads to its message', async () => {
    await say(hers, 'Vespers at six');
    await choose(his, 'Vespers at six', 'Reply');
    await say(his, 'I shall bring the candles');
    const name = `Reply to ${fullName(monica.member)}: Vespers at six`;
    await expect(bubble(his, 'I shall bring the candles').getByRole('button', { name })).toBeVisible();
    const quote = bubble(hers, 'I shall bring the candles').getByRole('button', {
      name: 'Reply to you: Vespers at six',
    });
    await quote.click();
    await expect(thread(hers).locator('[data-highlighted]')).toContainText('Vespers at six');
  });

  await test.step('she reacts, and changes and removes the reaction', async () => {
    const react = async (type: string) => {
      await choose(hers, 'I shall bring the candles', 'React');
      await hers.getByRole('toolbar', { name: 'React' }).getByRole('button', { name: type }).click();
    };
    await react('Amen');
    await expect(reactions(his)).toHaveAccessibleName(`${fullName(monica.member)}: Amen`);
    await react('Love');
    await expect(reactions(his)).toHaveAccessibleName(`${fullName(monica.member)}: Love`);
    await reactions(hers).click();
    await expect(reactions(his)).toHaveCount(0);
  });

  await test.step('she edits her message, and the quote changes with it', async () => {
    await choose(hers, 'Vespers at six', 'Edit');
    const { field, form } = messageComposer(hers);
    await field.fill('Vespers at seven');
    await form.getByRole('button', { name: 'Save' }).click();
    for (const page of [hers, his])
      await expect(bubble(page, 'Vespers at seven').first()).toContainText('Edited');
    await expect(bubble(his, 'I shall bring the candles')).toContainText('Vespers at seven');
  });

  await test.step('he forwards it to another member', async () => {
    await menuOf(his, 'Edited').click();
    await his.getByRole('menuitem', { name: 'Forward…' }).click();
    const dialog = his.getByRole('dialog', { name: 'Forward to' });
    await dialog.getByText(fullName(ambrose.member), { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(bubble(ambrose.page, 'Vespers at seven')).toContainText('Forwarded');
  });

  await test.step('she deletes her message for everyone; the copy stays', async () => {
    await choose(hers, 'Edited', 'Delete…');
    await hers.getByRole('button', { name: 'Delete for everyone' }).click();
    for (const page of [hers, his]) {
      await expect(thread(page).getByText('This message was deleted.')).toBeVisible();
      await expect(bubble(page, 'I shall bring the candles')).toContainText('Deleted message');
      await expect(thread(page).getByText('Vespers at seven')).toHaveCount(0);
    }
    await expect(bubble(ambrose.page, 'Vespers at seven')).toBeVisible();
  });

  await test.step('he deletes his reply for himself only', async () => {
    await choose(his, 'I shall bring the candles', 'Delete…');
    await his.getByRole('button', { name: 'Delete for me' }).click();
    await expect(thread(his).getByText('I shall bring the candles')).toHaveCount(0);
    await expect(bubble(hers, 'I shall bring the candles')).toBeVisible();
  });
});
