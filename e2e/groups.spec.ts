import { audit } from './audit.ts';
import { composer, expectToast, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('a group is founded, found, asked, opened to a member, written in, and left', async ({ signIn }) => {
  // Two members and five audits.
  test.setTimeout(180_000);
  const founder = await signIn('Scholastica');
  const asker = await signIn('Placidus');
  const name = `Rosary of ${founder.member.lastName}`;
  const main = founder.page.getByRole('main');

  await visit(founder.page, '/groups');
  await main.getByRole('button', { name: 'Found a group' }).first().click();
  const dialog = founder.page.getByRole('dialog', { name: 'Found a group' });
  await dialog.getByRole('button', { name: 'Found the group' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^What the group is for/ }).fill('Every Thursday at eight.');
  await dialog.getByRole('combobox', { name: 'Who can join' }).selectOption('Whom a moderator lets in');
  await audit(founder.page, 'founding a group');
  await dialog.getByRole('button', { name: 'Found the group' }).click();
  await expect(founder.page).toHaveURL(/\/groups\/[\w-]+$/);
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('You are a moderator')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Leave' })).toHaveCount(0);

  const askerMain = asker.page.getByRole('main');
  await visit(asker.page, '/groups');
  await askerMain.getByRole('searchbox', { name: 'Search groups' }).fill(name);
  await expect(asker.page).toHaveURL(/\/groups\?search=/);
  const card = askerMain.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await audit(asker.page, 'groups');
  await card.getByRole('link', { name }).click();
  await expect(askerMain.getByText('This group is for its members')).toBeVisible();
  await askerMain.getByRole('button', { name: 'Ask to join' }).click();
  await expectToast(asker.page, `The moderators of ${name} have been asked.`);
  await expect(askerMain.getByRole('button', { name: 'Take the request back' })).toBeVisible();

  const fullName = `Placidus ${asker.member.lastName}`;
  await founder.page.reload();
  await main.getByRole('tab', { name: /^Members and requests/ }).click();
  await main.getByRole('button', { name: `Let ${fullName} in` }).click();
  await expectToast(founder.page, `${fullName} is a member now.`);
  await expect(main.getByRole('button', { name: `Manage ${fullName}` })).toBeVisible();
  await expect(main.getByText('Nobody is waiting to be let in.')).toBeVisible();
  await audit(founder.page, 'members of a group');

  await asker.page.reload();
  await expect(askerMain.getByText('You are a member')).toBeVisible();
  const words = `The third mystery, ${asker.member.lastName}`;
  await composer(asker.page).content.fill(words);
  await composer(asker.page).submit.click();
  await expectToast(asker.page, 'Your post is published.');
  await expect(postWith(asker.page, words)).toBeVisible();
  await audit(asker.page, 'a group');

  await visit(asker.page, '/community');
  await expect(askerMain.getByRole('article').first().or(askerMain.getByText('No posts yet'))).toBeVisible();
  await expect(askerMain.getByText(words)).toHaveCount(0);
  await asker.page.goBack();
  await askerMain.getByRole('button', { name: 'Leave' }).click();
  await asker.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expectToast(asker.page, `You have left ${name}.`);
  await expect(askerMain.getByText('This group is for its members')).toBeVisible();
});
