import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { samplePicture, unbrokenWord } from '../feed-post/samples.ts';
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

export const CoverFailed: Story = {
  args: { imageSrc: 'data:image/png;base64,AAAA' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="binding"]')).not.toBeNull());
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord, author: unbrokenWord },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { picture: 'none' } };
