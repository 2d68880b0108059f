import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, openComposer, postWith } from '../../../test/feed-screens.ts';
import { ownProfile, serveProfiles } from '../../../test/people.ts';
import { ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { asksBeforeLeaving, expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const profile = ownProfile(member);

const detail = (term: string) => main.getByRole('definition').filter({ has: page.getByText(term) });

describe('the member’s name and details', () => {
  const edit = page.getByRole('button', { name: 'Edit profile' });
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  const about = dialog.getByRole('textbox', { name: 'About me' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });

  test('need a name', async ({ server }) => {
    serveProfiles(server, profile);
    await renderApp('/profile', { server, member, width: 375 });
    await edit.click();
    await dialog.getByLabelText('Last name').fill('');
    await save.click();
    await expect.element(dialog.getByLabelText('Last name')).toHaveFocus();
    await expect.element(dialog.getByText('Required')).toBeVisible();
    await expectSound();
    expect(server.calls('PUT /user/update/{id}')).toHaveLength(0);
  });

  test('can be a single name', async ({ server }) => {
    const one = aMember({ first_name: 'Sukarno', last_name: '' });
    serveProfiles(server, ownProfile(one));
    await renderApp('/profile', { server, member: one });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Sukarno', exact: true })).toBeVisible();
    await edit.click();
    const oneName = dialog.getByRole('checkbox', { name: 'I do not have a last name' });
    await expect.element(oneName).toBeChecked();
    await expect.element(dialog.getByLabelText('Last name')).not.toBeInTheDocument();
    await about.fill('I play the organ.');
    await save.click();
    await expect.poll(() => server.calls('PUT /user/update/{id}')).toHaveLength(1);
    expect(server.calls('PUT /user/update/{id}')[0]?.body).toMatchObject({
      first_name: 'Sukarno',
      last_name: '',
    });
  });

  test('are saved with their audiences', async ({ server }) => {
    serveProfiles(server, profile);
    await renderApp('/profile', { server, member });
    await edit.click();
    await about.fill('I play the organ.');
    await dialog.getByLabelText('Visible to (About me)').selectOptions('Members');
    await dialog.getByLabelText('Phone (optional)').fill('+1 555 010 0199');
    await dialog.getByLabelText('Visible to (Phone)').selectOptions('Friends');
    await save.click();
    await expectToast('Your profile was saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
    expect(server.calls('PUT /user/update/{id}')[0]?.body).toEqual({
      first_name: member.first_name,
      last_name: member.last_name,
      about: 'I play the organ.',
      phone: '+1 555 010 0199',
      audiences: { about: 'members', phone: 'friends' },
    });
  });

  test('are not discarded without a confirmation', async ({ server }) => {
    serveProfiles(server, ownProfile(member, { information: { ...profile.information, about: null } }));
    await renderApp('/profile', { server, member });
    await edit.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    await edit.click();
    await about.fill('I play the organ.\nOn Sundays at ten.');
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await expectSound();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(about).toHaveValue('I play the organ.\nOn Sundays at ten.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
    expect(asksBeforeLeaving()).toBe(false);

    await edit.click();
    await expect.element(about).toHaveValue('');
  });

  test('show the server’s errors at their fields', async ({ server }) => {
    serveProfiles(server, profile);
    server.refuse('PUT /user/update/{id}', 400, {
      message: 'Please enter a phone number.',
      errors: [{ path: 'phone', message: 'Please enter a phone number.' }],
    });
    await renderApp('/profile', { server, member });
    await edit.click();
    await dialog.getByLabelText('Phone (optional)').fill('+1 555 010 0199');
    await save.click();
    await expect.element(dialog.getByLabelText('Phone (optional)')).toHaveFocus();
    await expect
      .element(dialog.getByLabelText('Phone (optional)'))
      .toHaveAccessibleDescription(/Please enter a phone number\./);
  });

  test('follow changes in another tab', async ({ server, socket }) => {
    serveProfiles(server, profile);
    await renderApp('/profile', { server, member });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Maria Rossi' })).toBeVisible();
    await expect.poll(() => socket.connections()).toBe(1);
    serveProfiles(server, { ...profile, first_name: 'Zita' });
    socket.emit('account_changed', { account: { ...member, first_name: 'Zita' } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Zita Rossi' })).toBeVisible();
  });
});

describe('the information', () => {
  test('shows the audience of each detail, and keeps line breaks', async ({ server }) => {
    const information = { ...profile.information, about: 'I play the organ.\nOn Sundays at ten.' };
    serveProfiles(server, ownProfile(member, { information }));
    await renderApp('/profile', { server, member });
    await page.getByRole('tab', { name: 'Information' }).click();
    await expectAddress('/profile?tab=information');
    const written = main.getByText(/^I play the organ\./);
    await expect.element(written).toBeVisible();
    expect(getComputedStyle(written.element()).whiteSpace).toBe('pre-line');
    await expect.element(main.getByText(/Only me/).first()).toBeVisible();
  });

  test('about the member’s faith is never visible to more people than intended', async ({ server }) => {
    const shown = ownProfile(member, {
      information: {
        ...profile.information,
        rite: 'Western',
        riteType: 'Latin',
        knightOfColumbus: false,
        knightOfMalta: false,
        historicalFigure: 'G. K. Chesterton',
      },
    });
    serveProfiles(server, shown);
    await renderApp('/profile?tab=information', { server, member });
    await page.getByRole('button', { name: 'Edit Faith' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your faith' });
    await dialog.getByLabelText('Parish', { exact: true }).fill('Saint Gemma');
    await dialog.getByLabelText('Visible to (Parish)').selectOptions('Members');
    await expectSound();
    serveProfiles(server, { ...shown, information: { ...shown.information, parish: 'Saint Gemma' } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('Your profile was saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(detail('Saint Gemma')).toBeVisible();
    const audiences = server.calls('PUT /user/update/{id}').map(({ body }) => body.audiences?.parish);
    expect(audiences).toEqual(['me', 'members']);
    expect(server.calls('POST /questionnaire')[0]?.body).toMatchObject({ parish: 'Saint Gemma' });
  });
});

test('a post on the member’s own profile appears there and in the feed', async ({ server }) => {
  const community = servePosts(server);
  serveProfiles(server, profile);
  server.answer('POST /post/create', ({ body: { content } }) => {
    const post = ownPost(content);
    community.posts = [post];
    return { post };
  });
  await renderApp('/profile', { server, member });
  await openComposer();
  await composer.content.fill('Nones');
  await composer.submit.click();
  await expect.element(postWith('Nones')).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Community' }).first().click();
  await expectAddress('/community');
  await expect.element(postWith('Nones')).toHaveLength(1);
});
