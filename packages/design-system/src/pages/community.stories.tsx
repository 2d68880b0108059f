import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconBook } from '../icons/book.tsx';
import { IconCalendar } from '../icons/calendar.tsx';
import { IconUsers } from '../icons/users.tsx';
import { CardStrip } from '../patterns/card-strip/card-strip.tsx';
import { FeedPost } from '../patterns/feed-post/feed-post.tsx';
import { sampleLike } from '../patterns/feed-post/sample-reactions.tsx';
import { samplePicture } from '../patterns/feed-post/samples.ts';
import { Feed } from '../patterns/feed/feed.tsx';
import { PostComposerLine } from '../patterns/post-composer/post-composer-line.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { menuOn } from './samples.tsx';
import { Events, Suggestions, Verse } from './side-cards.tsx';

const meta = {
  title: 'Pages/Community feed',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

const shared = {
  total: 2,
  onReact: fn(),
  onComment: fn(),
  onShare: fn(),
  menu: [{ label: 'Hide', onSelect: fn() }],
};

type Story = StoryObj<typeof meta>;

/** The feed of the parish, with the pages of its authors. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <MemberPage menuPlace="Home" place="Home">
      <ThreeColumnLayout
        end={
          <Stack gap={5}>
            <Verse />
            <Events />
            <Suggestions />
          </Stack>
        }
        start={<SideMenu items={menuOn('Home')} label="Community" />}
        strip={
          <CardStrip
            items={[
              {
                id: 'verse',
                icon: <IconBook />,
                title: 'Verse of the Day',
                detail: 'Matthew 18:20',
                content: <Verse />,
              },
              {
                id: 'events',
                icon: <IconCalendar />,
                title: 'Upcoming Events',
                detail: 'Rosary for peace',
                content: <Events />,
              },
              {
                id: 'suggestions',
                icon: <IconUsers />,
                title: 'Suggestions for You',
                detail: '3 members',
                content: <Suggestions />,
              },
            ]}
            label="Today and suggestions"
          />
        }
      >
        <VisuallyHidden>
          <Heading level={1}>Community</Heading>
        </VisuallyHidden>
        <Stack gap={5}>
          <PostComposerLine
            author={{ name: 'Clare Navarro' }}
            label="Share something…"
            onFileChange={fn()}
            onOpen={fn()}
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
              reactions={[sampleLike(128, true)]}
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
              reactions={[sampleLike(12)]}
              media={null}
              position={2}
              shares={0}
              title="Who sings with us?"
            />
          </Feed>
        </Stack>
      </ThreeColumnLayout>
    </MemberPage>
  ),
  play: isAPage,
};

/** A part of the name finds people. The search is in the header, or in the menu if the header is too narrow. */
export const SearchesPeople: Story = {
  render: () => <MemberPage place="Home">{null}</MemberPage>,
  play: async () => {
    if (screen.queryByRole('combobox') === null) {
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await expect(menu.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
    }
    await userEvent.type(screen.getByRole('combobox', { name: 'Search people' }), 'LIN');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(1);
    await expect(options[0]).toHaveTextContent('Peter Lindqvist');
  },
};

/** The header's counts go down when the member answers requests and reads notifications. */
export const HeaderPanels: Story = {
  render: () => <MemberPage place="Home">{null}</MemberPage>,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Friend requests, 2 waiting' });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Friend requests' }));
    const [accept] = panel.getAllByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAccessibleDescription('Thomas Okafor');
    if (accept !== undefined) await userEvent.click(accept);
    await expect(button).toHaveAccessibleName('Friend requests, 1 waiting');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
    const news = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(news.getByRole('button', { name: /all.*read/iu }));
    await expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
