import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AvatarGroup } from '../src/components/avatar-group/avatar-group.tsx';
import { Avatar } from '../src/components/avatar/avatar.tsx';
import { AppHeader } from '../src/patterns/app-header/app-header.tsx';
import { ChatInfoPanel } from '../src/patterns/chat-info-panel/chat-info-panel.tsx';
import { ChatHeader } from '../src/patterns/chat-layout/chat-header.tsx';
import { ChatList } from '../src/patterns/chat-list/chat-list.tsx';
import { CommentItem } from '../src/patterns/comments-dialog/comment-item.tsx';
import { KeptPost, samplePost } from '../src/patterns/feed-post/post-samples.tsx';
import { FriendRequestList } from '../src/patterns/friend-request-list/friend-request-list.tsx';
import { ListingDetail } from '../src/patterns/listing-detail/listing-detail.tsx';
import { NewChatDialog } from '../src/patterns/new-chat-dialog/new-chat-dialog.tsx';
import { NotificationList } from '../src/patterns/notification-list/notification-list.tsx';
import { PeopleList } from '../src/patterns/people-list/people-list.tsx';
import { ProfileHeader } from '../src/patterns/profile-header/profile-header.tsx';
import { mount } from './mount.tsx';

// With the first and the last word of the name, the initials and the color would be different.
const person = { first: 'María José', last: 'García López' };
const maria = { name: 'María José García López', person };
const listed = { ...maria, id: 'maria' };
const createdAt = '2026-11-02T10:00:00Z';
const act = vi.fn<() => void>();

const colorOf = (element: Element | undefined) =>
  element === undefined ? '' : getComputedStyle(element).backgroundColor;

const places: readonly (readonly [string, ReactNode])[] = [
  [
    'AppHeader',
    <AppHeader
      homeHref="#"
      key="0"
      menuLabel="Menu"
      onMenu={act}
      profile={{ ...maria, label: 'Profile', items: [] }}
    />,
  ],
  ['AvatarGroup', <AvatarGroup aria-label="Friends" key="1" people={[listed]} />],
  ['FeedPost', <KeptPost key="2" {...samplePost} author={maria} />],
  [
    'Comment',
    <CommentItem
      comment={{ id: '1', author: maria.name, person, content: 'Amen', createdAt, onReply: act }}
      key="3"
      onReply={act}
    />,
  ],
  ['ProfileHeader', <ProfileHeader {...maria} friendsCount={null} key="4" />],
  [
    'ListingDetail',
    <ListingDetail
      actions={{}}
      description=""
      key="5"
      owner={maria}
      photos={[]}
      price={0}
      title="Candlestick"
    />,
  ],
  ['PeopleList', <PeopleList emptyText="" key="6" label="People" people={[listed]} />],
  [
    'FriendRequestList',
    <FriendRequestList
      emptyText=""
      key="7"
      label="Friend requests"
      onAccept={act}
      onDecline={act}
      requests={[{ ...listed, createdAt }]}
    />,
  ],
  [
    'NotificationList',
    <NotificationList
      emptyText=""
      onSelect={act}
      notifications={[{ id: '1', kind: 'like', title: maria.name, person, createdAt, unread: true }]}
      key="8"
      label="Notifications"
    />,
  ],
  ['ChatList', <ChatList chats={[listed]} emptyText="" key="9" />],
  ['ChatHeader', <ChatHeader {...maria} key="10" />],
  [
    'ChatInfoPanel',
    <ChatInfoPanel
      {...maria}
      key="11"
      muted={false}
      onClose={act}
      onMutedChange={act}
      search={{ value: '', onChange: act, total: null, position: 0, onPrevious: act, onNext: act }}
    />,
  ],
  [
    'NewChatDialog',
    <NewChatDialog
      emptyText=""
      friends={[listed]}
      key="12"
      onOpenChange={act}
      onSearchChange={act}
      onSelect={act}
      onSubmit={act}
      open
      search=""
      selectedId={null}
      submitLabel="Start"
      title="New chat"
    />,
  ],
];

describe('a person with names of several words', () => {
  it.each(places)('has the same initials and color in %s as everywhere', async (_name, place) => {
    await mount(
      <>
        <Avatar name={person} />
        {place}
      </>,
    );
    const [known, ...avatars] = document.querySelectorAll('[data-component="avatar"]');
    expect(known?.textContent).toBe('MG');
    expect(avatars).not.toHaveLength(0);
    for (const avatar of avatars) {
      expect(avatar.textContent).toBe('MG');
      expect(colorOf(avatar)).toBe(colorOf(known));
    }
  });
});
