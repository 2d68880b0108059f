import { composer, expectToast, postWith } from './screens.ts';
import { fullName } from './chats.ts';
import { expect, test, visit } from './test.ts';

test('a group is founded and found, and a member requests to join it, posts in it and leaves it @phone @groups', async ({
  signIn,
}) => {
  const founder = await signIn('Scholastica');
  const asker = await signIn('Placidus');
  const name = `Rosary of ${founder.member.lastName}`;
  const main = founder.page.getByRole('main');
  const askerMain = asker.page.getByRole('main');

  await visit(founder.page, '/groups');
  await main.getByRole('button', { name: 'Start a group' }).first().click();
  const dialog = founder.page.getByRole('dialog', { name: 'Start a group' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^Purpose/ }).fill('Every Thursday at eight.');
  await dialog.getByRole('combobox', { name: 'Who can join' }).selectOption('People a moderator accepts');
  await dialog.getByRole('button', { name: 'Start the group' }).click();
  await expect(founder.page).toHaveURL(/\/groups\/[\w-]+$/);

  await visit(asker.page, '/groups');
  await askerMain.getByRole('searchbox', { name: 'Search groups' }).fill(name);
  await askerMain.getByRole('article').filter({ hasText: name }).getByRole('link', { name }).click();
  await askerMain.getByRole('button', { name: 'Ask to join' }).click();
  await expectToast(asker.page, `Your request was sent to the moderators of ${name}.`);

  await founder.page.reload();
  await main.getByRole('tab', { name: /^Members and requests/ }).click();
  await main.getByRole('button', { name: `Accept ${fullName(asker.member)}` }).click();
  await expectToast(founder.page, `${fullName(asker.member)} is a member now.`);

  await asker.page.reload();
  const words = `The third mystery, ${asker.member.lastName}`;
  await composer(asker.page).line.click();
  await composer(asker.page).content.fill(words);
  await composer(asker.page).submit.click();
  await expect(postWith(asker.page, words)).toBeVisible();
  await founder.page.reload();
  await main.getByRole('tab', { name: 'Posts' }).click();
  await expect(postWith(founder.page, words)).toBeVisible();

  await askerMain.getByRole('button', { name: 'Leave' }).click();
  await asker.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expectToast(asker.page, `You have left ${name}.`);
  await expect(askerMain.getByText('This group is for its members')).toBeVisible();
});
