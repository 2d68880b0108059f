import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../components/badge/badge.tsx';
import { Banner } from '../../components/banner/banner.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconHandsPraying } from '../../icons/hands-praying.tsx';
import { FeedPost } from './feed-post.tsx';
import { KeptPost, samplePost } from './post-samples.tsx';
import {
  sampleIntercession,
  sampleJoy,
  sampleLike,
  samplePrayer,
  sampleThanks,
} from './sample-reactions.tsx';
import { FeedPostSkeleton } from './feed-post-skeleton.tsx';
import { longName, longText, samplePicture, unbrokenWord } from './samples.ts';

const meta = {
  title: 'Patterns/Feed/FeedPost',
  component: FeedPost,
  args: samplePost,
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', marginInline: 'auto' }}>
      <KeptPost {...args} />
    </div>
  ),
} satisfies Meta<typeof FeedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice about the post is shown above the text. */
export const Notice: Story = {
  args: {
    notice: (
      <Banner title="Hidden by the moderators" tone="warning">
        Only you see it.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden by the moderators')).toBeVisible();
  },
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const article = canvas.getByRole('article', { name: 'Monica Rossi Procession on Sunday' });
    await expect(article).toHaveAttribute('aria-posinset', '1');
    await expect(article).toHaveAttribute('aria-setsize', '3');
    await expect(article).toHaveAccessibleDescription(/^We meet at four/u);
    await expect(canvas.getByText('25 mins ago')).toBeVisible();

    const like = canvas.getByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveAccessibleDescription('12 likes');
    await userEvent.tab();
    await expect(article).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.tab();
    await expect(like).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('13 likes');
    await userEvent.keyboard('{Enter}');
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await userEvent.tab();
    const comment = canvas.getByRole('button', { name: 'Comment' });
    await expect(comment).toHaveFocus();
    await expect(comment).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(comment).toHaveAccessibleDescription('3 comments');
    await userEvent.keyboard('{Enter}');
    await expect(args.onComment).toHaveBeenCalledOnce();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share this post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(document.body);
  },
};

export const Menu: Story = {
  parameters: { picture: 'page' },
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', minBlockSize: '24rem', marginInline: 'auto' }}>
      <KeptPost {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const more = () => canvas.getByRole('button', { name: 'More' });
    await expect(more()).toHaveAttribute('aria-haspopup', 'menu');
    more().focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    // A destructive action is last and separated from the others, even if it is not last in the list.
    await expect(within(menu).getAllByRole('menuitem').at(-1)).toHaveTextContent('Delete');
    await expect(within(menu).getByRole('separator')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    const remove = args.menu?.find(({ tone }) => tone === 'danger');
    await waitFor(() => expect(remove?.onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
  },
};

export const Liked: Story = { args: { reactions: [sampleLike(12, true)] } };

export const SeveralReactions: Story = {
  args: { reactions: [sampleLike(12), samplePrayer(4, true)] },
  play: async ({ args, canvas }) => {
    const [like, pray] = ['Like', 'Pray'].map((name) => canvas.getByRole('button', { name }));
    await expect(pray).toHaveAttribute('aria-pressed', 'true');
    await expect(pray).toHaveAccessibleDescription('4 prayers');
    pray?.focus();
    await userEvent.keyboard(' ');
    await expect(args.onReact).toHaveBeenLastCalledWith('prayer');
    await expect(pray).toHaveAttribute('aria-pressed', 'false');
    await expect(pray).toHaveAccessibleDescription('3 prayers');
    await expect(like).toHaveAccessibleDescription('12 likes');
    await userEvent.click(document.body);
  },
};

/** Other reactions are in a menu until somebody has chosen them. */
export const OtherReactions: Story = {
  parameters: { picture: 'page' },
  args: { otherReactions: [sampleThanks(3), sampleJoy(0)] },
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', minBlockSize: '24rem', marginInline: 'auto' }}>
      <KeptPost {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thanks' })).toHaveAccessibleDescription(
      '3 people give thanks',
    );
    canvas.getByRole('button', { name: 'Other reactions' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Joy' })).toHaveFocus());
  },
};

/** A reaction with a long name. On a phone only its icon is visible. */
export const PrayerIntention: Story = {
  args: {
    notice: (
      <Badge tone="primary">
        <IconHandsPraying /> Prayer intention
      </Badge>
    ),
    title: '',
    content: 'For my mother, who is in hospital.',
    reactions: [sampleIntercession(3), sampleLike(12)],
  },
  play: async ({ args, canvas }) => {
    const pray = canvas.getByRole('button', { name: 'I am praying for you' });
    await expect(pray).toHaveAccessibleDescription('3 people are praying');
    await expect(within(pray).getByText('I am praying for you')).toBeVisible();
    await userEvent.click(pray);
    await expect(args.onReact).toHaveBeenLastCalledWith('pray');
    await expect(pray).toHaveAttribute('aria-pressed', 'true');
    await expect(pray).toHaveAccessibleDescription('4 people are praying');
    await userEvent.click(document.body);
  },
};

export const PrayerIntentionNarrow: Story = {
  ...PrayerIntention,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const pray = canvas.getByRole('button', { name: 'I am praying for you' });
    await expect(within(pray).getByText('I am praying for you')).not.toBeVisible();
    const { width, height } = pray.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const post = canvas.getByRole('article');
    await expect(post.scrollWidth).toBeLessThanOrEqual(post.clientWidth);
  },
};

export const WithoutReactions: Story = {
  args: { reactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'More',
      'Comment',
      'Share this post',
    ]);
  },
};

export const Bare: Story = {
  name: 'Without title, address and reactions',
  args: {
    author: { name: 'Francis' },
    title: '',
    content: 'Peace and all good.',
    reactions: [sampleLike(0)],
    commentsCount: 0,
    shares: 0,
    menu: [],
    edited: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Francis 25 mins ago (edited)');
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Busy: Story = { args: { busy: true } };

/** Names are aligned at the page's inline start, even if their own direction differs. */
export const Loading: Story = {
  render: () => (
    <div style={{ maxInlineSize: '42rem', marginInline: 'auto' }}>
      <FeedPostSkeleton />
    </div>
  ),
};

export const AuthorsPage: Story = {
  args: {
    author: { name: 'Monica Rossi', href: '#monica', picture: samplePicture(96, 96).src },
    headingLevel: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Monica Rossi' })).toHaveAttribute('href', '#monica');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Procession on Sunday' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" style={{ alignItems: 'start' }}>
      <FeedPost {...args} id="plain" />
      <FeedPost
        {...args}
        author={{ name: 'Dominic Okafor', href: '#dominic', picture: samplePicture(96, 96).src }}
        id="picture"
        media={samplePicture(1600, 1000)}
        reactions={[sampleLike(12, true)]}
      />
      <FeedPost {...args} {...PrayerIntention.args} id="intention" />
      <FeedPost {...args} content={longText} edited id="long" title="Ninety of us, one banner" />
      <FeedPost
        {...args}
        id="failed"
        media={{ ...samplePicture(1600, 1000), src: 'data:image/png;base64,AAAA' }}
        title="A picture that did not come"
      />
      <FeedPost
        {...args}
        author={{ name: longName, email: `${'maria.de.los.angeles'.repeat(4)}@parroquia.example.org` }}
        commentsCount={98_765}
        content={unbrokenWord}
        id="words"
        reactions={[sampleLike(1_234_567)]}
        shares={4321}
        title={`For the ${unbrokenWord.slice(0, 60)}`}
      />
      <Stack gap={5}>
        <FeedPost
          {...args}
          author={{ name: 'Francis' }}
          busy
          commentsCount={0}
          content="Peace and all good."
          id="bare"
          menu={[]}
          reactions={[sampleLike(0)]}
          shares={0}
          title=""
        />
        <FeedPostSkeleton />
      </Stack>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    for (const article of canvas.getAllByRole('article')) {
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    }
  },
};

/** A long address is cut off on a narrow screen. Readers of the screen, and those who point at it, get all of it. */
