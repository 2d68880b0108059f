import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { Feed } from '../feed/feed.tsx';
import { FeedPost } from '../feed-post/feed-post.tsx';
import { sampleLike } from '../feed-post/sample-reactions.tsx';
import { longText, minutesAgo, samplePicture } from '../feed-post/samples.ts';
import { PostComposer } from '../post-composer/post-composer.tsx';
import { communityItems } from '../samples.tsx';
import { SideCard } from '../side-card/side-card.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { VerseCard } from '../verse-card/verse-card.tsx';
import { ThreeColumnLayout } from './three-column-layout.tsx';

const post = {
  total: 3,
  onReact: fn(),
  onComment: fn(),
  onShare: fn(),
  menu: [{ label: 'Hide', onSelect: fn() }],
};

const meta = {
  title: 'Patterns/Layout/ThreeColumnLayout',
  component: ThreeColumnLayout,
  parameters: { canvas: 'wide' },
  args: {
    start: <SideMenu items={communityItems} label="Community menu" />,
    end: (
      <Stack gap={6}>
        <VerseCard
          reference="Matthew 28:19"
          text="Going therefore, teach ye all nations; baptizing them in the name of the Father, and of the Son, and of the Holy Ghost."
          title="Verse of the Day"
        />
        <SideCard icon={<IconCalendar />} title="Upcoming Events">
          <Text size="sm" tone="muted">
            No Events Available
          </Text>
        </SideCard>
        <SideCard icon={<IconUsers />} title="Suggestions for You">
          <Text size="sm" tone="muted">
            No Suggestions Available
          </Text>
        </SideCard>
      </Stack>
    ),
    children: (
      <Stack gap={5}>
        <PostComposer
          author={{ name: 'Agnes Bernard' }}
          file={null}
          maxContent={5000}
          onChange={fn()}
          onFileChange={fn()}
          onSubmit={fn()}
          progress={null}
          submitting={false}
          value={{ title: '', content: '', imageDescription: '' }}
        />
        <Feed
          busy={false}
          endLabel="You have read everything."
          hasMore={false}
          label="Posts of the community"
          loadMoreLabel="Show older posts"
          onLoadMore={fn()}
          onRetry={fn()}
        >
          <FeedPost
            {...post}
            author={{ name: 'Monica Rossi', email: 'monica.rossi@example.org' }}
            commentsCount={3}
            content="We meet at four in front of the church. Bring a candle; the choir brings the songs."
            createdAt={minutesAgo(25)}
            id="first"
            reactions={[sampleLike(12, true)]}
            media={samplePicture(1600, 1000)}
            position={1}
            shares={1}
            title="Procession on Sunday"
          />
          <FeedPost
            {...post}
            author={{ name: 'Dominic Okafor' }}
            commentsCount={0}
            content="Does anybody have a bicycle for a ten-year-old that is no longer ridden? I repair what needs repairing."
            createdAt={minutesAgo(60 * 5)}
            id="second"
            reactions={[sampleLike(2)]}
            position={2}
            shares={0}
            title=""
          />
          <FeedPost
            {...post}
            author={{ name: 'Katharine Kowalska', email: 'kasia@example.org' }}
            commentsCount={17}
            content={longText}
            createdAt={minutesAgo(60 * 30)}
            id="third"
            reactions={[sampleLike(84)]}
            position={3}
            shares={6}
            title="Ninety of us, one banner and a great deal of soup"
          />
        </Feed>
      </Stack>
    ),
  },
} satisfies Meta<typeof ThreeColumnLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvasElement }) => {
    const [layout] = canvasElement.querySelectorAll<HTMLElement>('[data-component="three-column-layout"]');
    await expect(layout?.scrollWidth).toBeLessThanOrEqual(layout?.clientWidth ?? 0);
  },
};

export const ContentAlone: Story = {
  args: { start: undefined, end: undefined, children: <Text>What the page is about.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the page is about.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { endLabel: 'Today and suggestions' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Today and suggestions' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'Suggestions for You' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
