import type { Schemas } from '@parvis/api-client';
import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postWith } from '../../../test/feed-screens.ts';
import { newId } from '../../../test/ids.ts';
import { aFriendRequest, aPerson, aProfile, serveProfiles, stranger } from '../../../test/people.ts';
import { aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const main = page.getByRole('main');
const lucia = aPerson('Lucia');
const path = `/profile/${lucia._id}`;
const name = page.getByRole('heading', { level: 1, name: 'Lucia Mayr' });
const more = main.getByRole('button', { name: 'More about Lucia Mayr' });

describe('the profile of another member', () => {
  test('sends a friend request, and cancels it', async ({ server }) => {
    serveProfiles(server, aProfile(lucia));
    const serve = (relation: Schemas['Relation']) => {
      serveProfiles(server, aProfile(lucia, { relation }));
      return relation;
    };
    const requested = { ...stranger, friendship: 'requested' as const, friendshipId: newId() };
    server.answer('POST /friendship/request', () => ({
      message: 'Your friend request has been sent.',
      request: aFriendRequest(member, lucia),
      relation: serve(requested),
    }));
    server.answer('DELETE /friendship/{id}', () => ({
      message: 'Your request is withdrawn.',
      relation: serve(stranger),
    }));
    await renderApp(path, { server, member });
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast('Your friend request has been sent.');
    const cancel = main.getByRole('button', { name: 'Cancel request' });
    await expect.element(cancel).toBeVisible();
    expect(server.calls('POST /friendship/request')[0]?.body).toEqual({ recipientId: lucia._id });
    await cancel.click();
    await expectToast('Your request is withdrawn.');
    await expect.element(main.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  });

  test('shows immediately that the request was accepted', async ({ server, socket }) => {
    const relation = { ...stranger, friendshipId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4f' };
    serveProfiles(server, aProfile(lucia, { relation: { ...relation, friendship: 'requested' } }));
    await renderApp(path, { server, member });
    await expect.element(main.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    await expect.poll(() => socket.connections()).toBe(1);
    const friends = { ...relation, friendship: 'friends' as const };
    serveProfiles(server, aProfile(lucia, { relation: friends }));
    socket.emit('friendship_changed', {
      userId: lucia._id,
      relation: friends,
      friendRequests: 0,
      friends: 1,
    });
    await expect.element(main.getByRole('button', { name: 'Message' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });

  test('shows the visible details, without their audiences', async ({ server }) => {
    const { information } = aProfile(lucia);
    serveProfiles(
      server,
      aProfile(lucia, { information: { ...information, about: 'I play the organ.', diocese: null } }),
    );
    await renderApp(`${path}?tab=information`, { server, member, width: 375 });
    await expect.element(main.getByText('I play the organ.')).toBeVisible();
    await expect.element(main.getByText('Parish', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Diocese')).not.toBeInTheDocument();
    await expect.element(main.getByText('Visible to')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    await expectSound();
  });

  test('follows the member immediately, and reverts if the server refuses', async ({ server }) => {
    serveProfiles(server, aProfile(lucia));
    server.answer('POST /follow/{id}', () => {
      const relation = { ...stranger, following: true };
      serveProfiles(server, aProfile(lucia, { relation }));
      return { message: 'You follow this member.', relation };
    });
    await renderApp(path, { server, member });
    const follow = main.getByRole('button', { name: 'Follow' });
    const release = server.pause('POST /follow/{id}');
    await follow.click();
    await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect.poll(() => server.calls('POST /follow/{id}')).toHaveLength(1);
    server.refuse('DELETE /follow/{id}', 400, { message: 'This did not work.' });
    await follow.click();
    await expectToast('This did not work.');
    await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  });

  test('says that it does not exist, even if it belongs to a member who has blocked the reader', async ({
    server,
  }) => {
    serveProfiles(server);
    await renderApp(path, { server, member, width: 375 });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'This profile is not available' }))
      .toBeVisible();
    await expectSound();
  });

  test('says that it cannot be loaded, and loads on request', async ({ server }) => {
    const timers = controlTimers();
    server.failNetwork('GET /user/getById/{id}');
    await renderApp(path, { server, member });
    const retry = main.getByRole('button', { name: 'Try again' });
    await timers.skipUntil(() => retry.query() !== null);
    await expect
      .element(main.getByRole('heading', { level: 1 }))
      .toMatchTextContent(/^Error fetching user\. /);
    await pressOnce(retry, () => serveProfiles(server, aProfile(lucia)), timers);
    await expect.element(name).toBeVisible();
  });
});

describe('a block', () => {
  test('hides the profile after a confirmation, and restores it', async ({ server }) => {
    const community = servePosts(server, aPost('Terce'));
    serveProfiles(server, aProfile(lucia, { relation: { ...stranger, friendship: 'friends' } }));
    await renderApp(path, { server, member, width: 375 });
    await expect.element(postWith('Terce')).toBeVisible();
    await chooseFromMenu(more, 'Block');
    await expect.element(page.getByRole('alertdialog', { name: 'Block Lucia Mayr?' })).toBeVisible();
    await expectSound();
    community.posts = [];
    await confirm('Block');
    await expectToast('This member is blocked.');
    const blocked = page.getByRole('heading', { name: 'You have blocked Lucia Mayr' });
    await expect.element(blocked).toHaveFocus();
    await expectSound();
    community.posts = [aPost('Terce')];
    serveProfiles(server, aProfile(lucia));
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect.element(name).toHaveFocus();
    await expect.element(main.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    await expect.element(postWith('Terce')).toBeVisible();
  });

  test('changes nothing if the server refuses it', async ({ server }) => {
    serveProfiles(server, aProfile(lucia));
    server.refuse('POST /block/{id}', 400, { message: 'You cannot block this member.' });
    await renderApp(path, { server, member });
    await chooseFromMenu(more, 'Block');
    await confirm('Block');
    await expectToast('You cannot block this member.');
    await expect.element(name).toBeVisible();
  });
});

test('a report about a child at risk points to the authorities, before and after it is sent', async ({
  server,
}) => {
  serveProfiles(server, aProfile(lucia));
  await renderApp(path, { server, member, width: 375 });
  await chooseFromMenu(more, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this member' });
  await dialog.getByRole('radio', { name: 'A child or a vulnerable person is at risk' }).click();
  await expect.element(dialog.getByText('First call the civil authorities')).toBeVisible();
  await expectSound();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const sent = page.getByRole('dialog', { name: 'Your report was sent' });
  await expect.element(sent.getByRole('alert')).toHaveFocus();
  await expect
    .element(sent.getByText('Thank you. Our moderators will review it within 24 hours.'))
    .toBeVisible();
  await expectSound();
  expect(server.calls('POST /report/create')[0]?.body).toMatchObject({
    subjectType: 'member',
    subjectId: lucia._id,
    category: 'safeguarding',
  });
  await userEvent.tab();
  await expect.element(sent.getByRole('link', { name: 'Call 911' })).toHaveFocus();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(sent).not.toBeInTheDocument();
});
