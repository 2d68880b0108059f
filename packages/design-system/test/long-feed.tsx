import { useState } from 'react';
import type { RenderResult } from 'vitest-browser-react/pure';
import { FeedPostSkeleton } from '../src/patterns/feed-post/feed-post-skeleton.tsx';
import { FeedPost } from '../src/patterns/feed-post/feed-post.tsx';
import { sampleLike } from '../src/patterns/feed-post/sample-reactions.tsx';
import { sampleVideo } from '../src/patterns/feed-post/sample-video.ts';
import { Feed, type FeedProps } from '../src/patterns/feed/feed.tsx';
import { useStayMounted } from '../src/patterns/feed/index.ts';
import { nextFrames } from './frames.ts';
import { mount } from './mount.tsx';

export const nothing = () => undefined;
export const line = 'We meet at four in front of the church, and go on to the river from there. ';

const video = { kind: 'video', src: sampleVideo, contentType: 'video/webm', description: '' } as const;

/** Texts of different lengths, so that the posts have different heights. */
export const textOf = (index: number) => `Number ${index + 1}. ${line.repeat(index % 7)}`;

function Post({ index, total }: { index: number; total: number }) {
  const [asks, setAsks] = useState(false);
  useStayMounted(asks);
  return (
    <FeedPost
      author={{ name: 'Monica Rossi', email: 'monica@example.org', href: '#monica' }}
      commentsCount={3}
      content={textOf(index)}
      createdAt="2020-04-05T09:30:00Z"
      id={`post-${index + 1}`}
      reactions={[sampleLike(2)]}
      media={index === 2 ? video : null}
      menu={[{ label: 'Hide', onSelect: nothing }]}
      notice={asks ? 'Answering' : undefined}
      onComment={() => setAsks(true)}
      onReact={nothing}
      onShare={nothing}
      position={index + 1}
      shares={0}
      title=""
      total={total}
    />
  );
}

export const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

export type LongFeedProps = Partial<FeedProps> & { shown?: readonly number[] };

export function LongFeed({ shown = indexes(1000), ...props }: LongFeedProps) {
  return (
    <div style={{ maxInlineSize: '42rem' }}>
      <button type="button">Before</button>
      <Feed
        busy={false}
        endLabel="You have read everything."
        hasMore={false}
        label="Posts"
        loadMoreLabel="Show older posts"
        onLoadMore={nothing}
        onRetry={nothing}
        textOf={(index) => textOf(shown[index] ?? 0)}
        {...props}
      >
        {shown.map((index) => (
          <Post index={index} key={index} total={shown.length} />
        ))}
        {props.busy === true ? <FeedPostSkeleton key="skeleton" /> : null}
      </Feed>
      <button type="button">After</button>
    </div>
  );
}

export const openFeed = async (
  props: LongFeedProps = {},
  dir: 'ltr' | 'rtl' = 'ltr',
): Promise<RenderResult> => {
  window.scrollTo(0, 0);
  return mount(<LongFeed {...props} />, { dir });
};

export const post = (number: number) => document.querySelector<HTMLElement>(`#post-${number}`);
export const mustBe = (element: HTMLElement | null): HTMLElement => {
  if (element === null) throw new Error('The post is not mounted.');
  return element;
};
export const nodes = () => {
  const walker = document.createTreeWalker(document.querySelector('[role="feed"]') ?? document.body);
  let count = 0;
  while (walker.nextNode() !== null) count += 1;
  return count;
};
export const elements = () => document.querySelectorAll('[role="feed"] *').length;

/** Scrolls until the visible posts stay in place. */
export async function scrollFeedTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  let last = '';
  for (let stable = 0; stable < 4;) {
    await nextFrames(1);
    const now = [...document.querySelectorAll('article')]
      .map((article) => article.getBoundingClientRect().top)
      .join();
    stable = now === last ? stable + 1 : 0;
    last = now;
  }
}

/** The first post that starts inside the window. */
export const inSight = (): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('article')].find((article) => {
    const { top } = article.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });
  return mustBe(found ?? null);
};

export const pageHeight = () => document.documentElement.scrollHeight;
