import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconBookmark } from '../../icons/bookmark.tsx';
import { longName, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { ResourceCardSkeleton } from './resource-card-skeleton.tsx';
import { ResourceCard } from './resource-card.tsx';

const meta = {
  title: 'Patterns/Landing/ResourceCard',
  component: ResourceCard,
  args: {
    title: 'Introduction to the devout life',
    kind: 'Ebook',
    author: 'Saint Francis de Sales',
    href: '#resource',
    headingLevel: 2,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '16rem' }}>
      <ResourceCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {
  render: (args) => (
    <Grid>
      <ResourceCard {...args} />
      <ResourceCard
        {...args}
        author="Monastery of Silos"
        imageSrc={samplePicture(800, 1000).src}
        kind="Audio"
        title="Vespers of Advent"
      />
      <ResourceCard {...args} author="Sister Miriam Vega" kind="Course" title="Praying with the Psalms" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const WithoutCover: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Introduction to the devout life' })).toHaveAttribute(
      'href',
      '#resource',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithCover: Story = {
  args: { imageSrc: samplePicture(800, 1000).src },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvasElement.querySelector('[data-part="binding"]')).toBeNull();
  },
};

export const WithoutLink: Story = {
  render: ({ href: _href, ...args }) => (
    <div style={{ maxInlineSize: '16rem' }}>
      <ResourceCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

const save = (
  <ToggleButton leadingIcon={<IconBookmark />} pressed={false} size="sm">
    <VisuallyHidden>Save Introduction to the devout life</VisuallyHidden>
  </ToggleButton>
);

/** The action is above the link's click area. */
export const WithAction: Story = {
  tags: ['direction'],
  args: { action: save, imageSrc: samplePicture(800, 1000).src },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Save/ });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
};

export const InAnotherLanguage: Story = {
  args: { contentLang: 'es', title: 'Introducción a la vida devota' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
  },
};

export const Loading: Story = {
  render: () => (
    <Grid>
      <ResourceCardSkeleton />
      <ResourceCardSkeleton />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-component="resource-card-skeleton"]')).toHaveLength(2);
  },
};

export const DeeperHeading: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <section aria-labelledby="shelf" style={{ maxInlineSize: '16rem' }}>
      <h3 id="shelf">On the shelf</h3>
      <ResourceCard {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};

export const CoverFailed: Story = {
  args: { imageSrc: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="binding"]')).not.toBeNull());
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord, author: unbrokenWord },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid>
      <ResourceCard {...args} action={save} />
      <ResourceCard
        {...args}
        author="Monastery of Silos"
        imageSrc={samplePicture(800, 1000).src}
        kind="Audio"
        title="Vespers of Advent"
      />
      <ResourceCard {...args} author={longName} kind="Course" title={unbrokenWord.slice(0, 80)} />
      <ResourceCard
        author="Sister Miriam Vega"
        headingLevel={2}
        kind="Leaflet, out of print"
        title="Praying with the Psalms through the seasons of the year, for families and those who live alone"
      />
      <ResourceCardSkeleton />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
