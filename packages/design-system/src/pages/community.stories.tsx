import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { IconCalendar } from '../icons/calendar.tsx';
import { fn } from 'storybook/test';
import { FeedPost } from '../patterns/feed-post/feed-post.tsx';
import { samplePicture } from '../patterns/feed-post/samples.ts';
import { Feed } from '../patterns/feed/feed.tsx';
import { PostComposer } from '../patterns/post-composer/post-composer.tsx';
import { communityItems } from '../patterns/samples.tsx';
import { SideCard } from '../patterns/side-card/side-card.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { VerseCard } from '../patterns/verse-card/verse-card.tsx';
import { isAPage } from './expectations.ts';
import { memberPage } from './frames.tsx';

const meta = {
  title: 'Pages/Community feed',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

const shared = {
  total: 2,
  onLike: fn(),
  onComment: fn(),
  onShare: fn(),
  menu: [{ label: 'Hide', onSelect: fn() }],
};

/** What happens in the parish, and who says it. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    memberPage(
      <ThreeColumnLayout
        end={
          <Stack gap={5}>
            <VerseCard
              reference="Matthew 18:20"
              text="For where there are two or three gathered together in my name, there am I in the midst of them."
              title="Verse of the Day"
            />
            <SideCard icon={<IconCalendar />} title="Upcoming Events">
              <Text>Rosary for peace, Friday at 7</Text>
            </SideCard>
          </Stack>
        }
        start={<SideMenu items={communityItems} label="Community" />}
      >
        <VisuallyHidden>
          <Heading level={1}>Community</Heading>
        </VisuallyHidden>
        <Stack gap={5}>
          <PostComposer
            author={{ first: 'Monica', last: 'Rossi' }}
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
            loadMoreLabel="Show more"
            onLoadMore={fn()}
            onRetry={fn()}
          >
            <FeedPost
              {...shared}
              author={{ name: 'Dominic Ferrer', href: '#dominic' }}
              commentsCount={4}
              content="The scaffolding is down, and the windows of the north aisle are clean for the first time in sixty years. Come on Sunday and see the morning come through them."
              createdAt={new Date('2025-03-21T18:30:00Z')}
              id="first"
              liked
              likes={128}
              media={samplePicture(1200, 700)}
              position={1}
              shares={7}
              title="Saint Monica has its light back"
            />
            <FeedPost
              {...shared}
              author={{ name: 'Irena Kowalska', href: '#irena' }}
              commentsCount={0}
              content="We need two more voices for the Easter vigil, alto if possible. No audition, only Thursday evenings and some patience."
              createdAt={new Date('2025-03-20T09:10:00Z')}
              id="second"
              liked={false}
              likes={12}
              media={null}
              position={2}
              shares={0}
              title="Who sings with us?"
            />
          </Feed>
        </Stack>
      </ThreeColumnLayout>,
    ),
  play: isAPage,
};
