import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { longName, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import { ArticleCard } from './article-card.tsx';

const picture = samplePicture(1200, 800);

const meta = {
  title: 'Patterns/Content/ArticleCard',
  component: ArticleCard,
  args: {
    title: 'What a parvis is',
    summary: 'The square before the doors, and why a website should be named after it.',
    author: 'Thomas Brandt',
    date: 'November 13, 2026',
    href: '#article',
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With and without a picture, large and normal, and the loading state. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <ArticleCard {...args} picture={picture} readingTime="4 min read" size="lg" />
      <ArticleCard {...args} picture={picture} title="How to prepare for Advent at home" />
      <ArticleCard {...args} />
      <ArticleCard {...args} author={longName} title={unbrokenWord.slice(0, 80)} />
      <ArticleCardSkeleton />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'What a parvis is' })).toHaveAttribute('href', '#article');
  },
};

export const TitleAlone: Story = {
  args: { summary: '', author: '', date: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="byline"]')).toBeNull();
  },
};

export const Large: Story = { args: { size: 'lg', picture } };

export const PictureFailed: Story = {
  args: { picture: { src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="picture"]')).toBeNull());
  },
};

export const InAnotherLanguage: Story = {
  args: {
    contentLang: 'es',
    title: 'Cómo preparar el Adviento en casa',
    summary: 'Cuatro velas, cuatro domingos y muy poca prisa.',
    author: 'Lucía Ferrer',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
  },
};

export const RightToLeft: Story = { args: { picture }, globals: { direction: 'rtl' } };
