import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { FeedPost } from './feed-post.tsx';
import { KeptPost, samplePost } from './post-samples.tsx';
import { sampleLike } from './sample-reactions.tsx';
import { longName, longText, samplePicture, unbrokenWord } from './samples.ts';

const meta = {
  title: 'Patterns/Feed/FeedPost, long texts and languages',
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

const inNarrow: Story['render'] = (args) => (
  <div style={{ inlineSize: '21.4375rem' }}>
    <KeptPost {...args} />
  </div>
);

const fits: Story['play'] = async ({ canvas }) => {
  const article = canvas.getByRole('article');
  await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
};

export const LongText: Story = {
  args: { content: longText },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Show more' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const text = canvas.getByText(/^We walked from/u);
    const height = text.clientHeight;
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(text.clientHeight).toBeGreaterThan(height);
    await userEvent.keyboard('{Enter}');
    await expect(text.clientHeight).toBe(height);
    await userEvent.click(document.body);
  },
};

export const LongNames: Story = {
  args: {
    author: { name: longName, email: `${'maria.de.los.angeles'.repeat(4)}@parroquia.example.org` },
    title: `The first Sunday on which we met for the ${unbrokenWord.slice(0, 60)} in the parish hall`,
    reactions: [sampleLike(1_234_567)],
    commentsCount: 98_765,
    shares: 4321,
  },
  render: inNarrow,
  play: fits,
};

export const UnbrokenWord: Story = {
  args: { title: unbrokenWord, content: unbrokenWord, author: { name: unbrokenWord } },
  render: inNarrow,
  play: fits,
};

export const Narrow: Story = {
  args: { media: samplePicture(1600, 1000) },
  render: inNarrow,
  play: async (context) => {
    await fits(context);
    for (const button of context.canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

export const TextSpacing: Story = {
  args: { content: longText },
  render: (args) => (
    <div
      style={{ inlineSize: '21.4375rem', letterSpacing: '0.12em', lineHeight: 1.5, wordSpacing: '0.16em' }}
    >
      <KeptPost {...args} />
    </div>
  ),
  play: fits,
};

export const MarkupIsText: Story = {
  args: { content: '<b>not bold</b> & <script>nothing()</script>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>not bold</b> & <script>nothing()</script>')).toBeVisible();
  },
};

export const Spanish: Story = {
  args: {
    title: 'Procesión del domingo',
    content: 'Nos encontramos a las cuatro delante de la iglesia.',
    media: samplePicture(1600, 1000),
  },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Comentar' })).toHaveAccessibleDescription(
      '3 comentarios',
    );
    await expect(canvas.getByText('hace 25 min')).toBeVisible();
  },
};

export const NamesOfBothDirections: Story = {
  tags: ['direction'],
  render: (args) => (
    <Stack gap={4} style={{ maxInlineSize: '42rem' }}>
      <FeedPost {...args} author={{ name: 'Monica Rossi', href: '#monica' }} id="latin" />
      <FeedPost {...args} author={{ name: 'مونيكا روسي', href: '#monica' }} id="arabic" />
      <FeedPost {...args} author={{ name: 'مونيكا روسي' }} id="unlinked" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edge = document.documentElement.dir === 'rtl' ? 'right' : 'left';
    for (const name of canvas.getAllByText(/^(?:Monica Rossi|مونيكا روسي)$/u)) {
      const byline = name.closest('[data-part="byline"]');
      const distance = name.getBoundingClientRect()[edge] - (byline?.getBoundingClientRect()[edge] ?? 0);
      await expect(Math.abs(distance)).toBeLessThanOrEqual(1);
    }
  },
};

export const RightToLeft: Story = {
  args: {
    author: { name: 'مريم الخوري', email: 'mariam@example.org' },
    title: 'مسيرة يوم الأحد',
    content: 'نلتقي عند الساعة الرابعة أمام الكنيسة ونسير معا.',
    lang: 'ar',
  },
  globals: { direction: 'rtl' },
  play: fits,
};

export const AnAddressStaysOnOneLine: Story = {
  args: { author: { name: 'Zita Lucca', email: 'zita.of.lucca.and.the.kitchen@example.org' } },
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const address = canvas.getByText('zita.of.lucca.and.the.kitchen@example.org');
    const { height, width } = address.getBoundingClientRect();
    await expect(height).toBeLessThan(30);
    await expect(width).toBeLessThan(address.scrollWidth);
    await expect(address).toHaveAttribute('title', 'zita.of.lucca.and.the.kitchen@example.org');
  },
};
