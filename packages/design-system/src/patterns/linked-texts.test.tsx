import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { CommentItem } from './comments-dialog/comment-item.tsx';
import { FeedPost } from './feed-post/feed-post.tsx';
import { sampleLike } from './feed-post/sample-reactions.tsx';
import { InformationList } from './information-list/information-list.tsx';
import { ListingDetail } from './listing-detail/listing-detail.tsx';
import { MessageContentView } from './message-bubble/message-content.tsx';
import { PaymentCard } from './payment-card/payment-card.tsx';

const nothing = () => undefined;
const text = 'At https://parish.org/mass, or www.vatican.va.';

it.each<[string, ReactNode]>([
  [
    'a post',
    <FeedPost
      author={{ name: 'Monica Rossi' }}
      commentsCount={0}
      content={text}
      createdAt="2020-04-05T09:30:00Z"
      id="post"
      key="post"
      reactions={[sampleLike(0)]}
      onComment={nothing}
      onReact={nothing}
      onShare={nothing}
      shares={0}
      title=""
    />,
  ],
  [
    'a comment',
    <ul key="comment">
      <CommentItem
        comment={{
          id: 'comment',
          author: 'Monica Rossi',
          content: text,
          createdAt: '2020-04-05T09:30:00Z',
          onReply: nothing,
        }}
        onReply={nothing}
      />
    </ul>,
  ],
  ['a message', <MessageContentView content={{ kind: 'text', text }} key="message" labels={{}} />],
  [
    'the words with a file',
    <MessageContentView content={{ kind: 'document', name: 'a.pdf', text }} key="file" labels={{}} />,
  ],
  [
    'what a member says of themselves',
    <InformationList items={[{ term: 'About', value: text }]} key="about" />,
  ],
  [
    'a listing',
    <ListingDetail
      actions={{}}
      description={text}
      key="listing"
      owner={{ name: 'Irena Kowalska' }}
      photos={[]}
      price={340}
      title="Icon"
    />,
  ],
  [
    'a note to a payment',
    <PaymentCard
      amount={12}
      expiresAt="2026-11-16T10:00:00Z"
      key="payment"
      memo="K7MX4RDC"
      payee={{ name: 'Parvis', email: 'payments@parvis.example' }}
      reference="K7MX4RDC"
      serviceName="Zelle"
      state="rejected"
      steps={[{ state: 'rejected', at: '2026-11-02T10:00:00Z', note: text }]}
      title="Apostle"
    />,
  ],
])('addresses in %s are links', async (_, place) => {
  const screen = await mount(place);
  for (const name of ['https://parish.org/mass', 'www.vatican.va'])
    await expect.element(screen.getByRole('link', { name }).first()).toBeVisible();
});
