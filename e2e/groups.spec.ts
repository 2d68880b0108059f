import type { APIRequestContext } from '@playwright/test';
import { audit } from './audit.ts';
import { authorised, type Member } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import {
  chooseFromMenu,
  commentsDialog,
  composer,
  confirm,
  expectToast,
  postControls,
  postWith,
} from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a group is started, found, asked, opened to a member, written in, and left', async ({ signIn }) => {
  // Two members and five audits.
  test.setTimeout(180_000);
  const founder = await signIn('Scholastica');
  const asker = await signIn('Placidus');
  const name = `Rosary of ${founder.member.lastName}`;
  const main = founder.page.getByRole('main');

  await visit(founder.page, '/groups');
  await main.getByRole('button', { name: 'Start a group' }).first().click();
  const dialog = founder.page.getByRole('dialog', { name: 'Start a group' });
  await dialog.getByRole('button', { name: 'Start the group' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^What the group is for/ }).fill('Every Thursday at eight.');
  await dialog.getByRole('combobox', { name: 'Who can join' }).selectOption('Whom a moderator lets in');
  await audit(founder.page, 'starting a group');
  await dialog.getByRole('button', { name: 'Start the group' }).click();
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

/** A group that anybody joins, with a post of another member in it, by the API. */
async function groupWithPost(request: APIRequestContext, moderator: Member, member: Member) {
  const founded = await request.post('/api/group/create', {
    headers: authorised(moderator),
    data: {
      name: `Walkers of ${moderator.lastName}`,
      description: 'To the shrine and back.',
      category: 'interests',
      admission: 'open',
    },
  });
  const { group }: { group: { _id: string; name: string } } = await founded.json();
  const headers = authorised(member);
  await request.put(`/api/group/membership/${group._id}`, { headers });
  const content = `Who walks with ${member.lastName}?`;
  const posted = await request.post('/api/post/create', { headers, data: { content, groupId: group._id } });
  const { post }: { post: { _id: string } } = await posted.json();
  await request.post('/api/comment/create', {
    headers,
    data: { postId: post._id, content: 'Buy my boots!' },
  });
  return { ...group, path: `/groups/${group._id}`, post: content };
}

test('a group is edited, pictured, moderated by two, and deleted', async ({ signIn, request, vigilance }) => {
  // Two members and three audits.
  test.setTimeout(180_000);
  // Who still has it open asks for what is gone.
  vigilance.expectRefusal(/status of 404.*group/);
  const { member, page } = await signIn('Hildegard');
  const other = await signIn('Volmar');
  const group = await groupWithPost(request, member, other.member);
  const main = page.getByRole('main');
  const manage = async (item: string) => {
    await main.getByRole('button', { name: `Manage ${group.name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await visit(page, group.path);
  await manage('Edit');
  const editing = page.getByRole('dialog', { name: 'Edit group' });
  await editing.getByRole('textbox', { name: /^Parish or town/ }).fill('Bingen');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The group is saved.');
  await expect(main.getByText(/Bingen/)).toBeVisible();

  await manage('Add a picture');
  const cutting = page.getByRole('dialog', { name: 'Picture of the group' });
  const file = { name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() };
  await cutting.locator('input[type=file]').setInputFiles(file);
  await expect(cutting.getByRole('slider', { name: 'Left or right' })).toBeEnabled();
  await audit(page, 'cutting the picture of a group');
  await cutting.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The picture is saved.');
  await expect(main.locator('header img').first()).toHaveJSProperty('complete', true);

  const post = postWith(page, group.post);
  await postControls(post).comment.click();
  const comment = commentsDialog(page).comment('Buy my boots!');
  await chooseFromMenu(page, comment, 'Delete');
  await confirm(page, 'Delete');
  await expect(comment).toHaveCount(0);
  await commentsDialog(page).close.click();
  await chooseFromMenu(page, post, 'Delete');
  await confirm(page, 'Delete');
  await expect(post).toHaveCount(0);

  const volmar = `Volmar ${other.member.lastName}`;
  await main.getByRole('tab', { name: /^Members/ }).click();
  await main.getByRole('button', { name: `Manage ${volmar}` }).click();
  await page.getByRole('menuitem', { name: 'Make a moderator' }).click();
  await expectToast(page, `${volmar} is a moderator now.`);
  await main.getByRole('button', { name: 'Removed from the group' }).click();
  await expect(main.getByText('Nobody has been removed.')).toBeVisible();
  await audit(page, 'members with two moderators');
  await main.getByRole('button', { name: 'Leave' }).click();
  await confirm(page, 'Leave');
  await expectToast(page, `You have left ${group.name}.`);

  await visit(other.page, group.path);
  const theirs = other.page.getByRole('main');
  await theirs.getByRole('button', { name: `Manage ${group.name}` }).click();
  await other.page.getByRole('menuitem', { name: 'Delete group' }).click();
  await confirm(other.page, 'Delete group');
  await expect(other.page).toHaveURL(/\/groups$/);
  await expectToast(other.page, 'The group has been deleted.');
  await page.reload();
  await expect(main.getByText('This group does not exist any more.')).toBeVisible();
});

test('a group is reported, hidden by the staff, and both learn of it', async ({
  signIn,
  request,
  isMobile,
  vigilance,
}) => {
  test.skip(isMobile, 'The dialog and the pages of the staff are looked at there with other reports.');
  vigilance.expectRefusal(/status of 404.*group/);
  // Four members and three audits.
  test.setTimeout(180_000);
  const administrator = await signIn('Leo');
  await makeAdministrator(administrator.member);
  const moderator = await signIn('Arius');
  const reporter = await signIn('Athanasius');
  const group = await groupWithPost(request, moderator.member, reporter.member);

  const { page } = reporter;
  await visit(page, group.path);
  await page.getByRole('button', { name: `More about ${group.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this group' });
  await dialog.getByRole('radio', { name: 'A child or a vulnerable person is at risk' }).check();
  await expect(dialog.getByText('First call the civil authorities')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fraud or a false identity' }).check();
  await audit(page, 'reporting a group');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Thank you. Our moderators will review it within 24 hours.');

  const { page: office } = administrator;
  await visit(office, '/admin/reports?state=open&sort=newest');
  await office.getByRole('link', { name: 'To the shrine and back.' }).first().click();
  await expect(office.getByText(group.name)).toBeVisible();
  await office.getByRole('button', { name: 'Remove it' }).click();
  const deciding = office.getByRole('dialog', { name: 'Decide this report' });
  await deciding.getByRole('textbox', { name: 'Reason' }).fill('There is no shrine.');
  await deciding.getByRole('button', { name: 'Remove it' }).click();
  await expectToast(office, 'The report is decided. Whoever reported it is told.');
  await office.getByRole('link', { name: 'Open the group' }).click();
  await expect(office.getByText('Hidden by our moderators')).toBeVisible();

  await page.reload();
  await expect(page.getByText('This group does not exist any more.')).toBeVisible();
  await visit(page, '/reports');
  await expect(page.getByRole('article', { name: 'A group' }).getByText('It was removed.')).toBeVisible();

  const { page: hidden } = moderator;
  await visit(hidden, group.path);
  await expect(hidden.getByText('Hidden by our moderators')).toBeVisible();
  await expect(hidden.getByRole('form', { name: 'New post' })).toHaveCount(0);
  await audit(hidden, 'a group that is hidden');
  await hidden.getByRole('link', { name: 'Decisions about you' }).click();
  await expect(hidden.getByRole('article', { name: 'Your group was hidden' })).toContainText(
    'There is no shrine.',
  );
});
