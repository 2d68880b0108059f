import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { SearchResultSkeleton } from './search-result-skeleton.tsx';
import { SearchResult } from './search-result.tsx';

const meta = {
  title: 'Patterns/Content/SearchResult',
  component: SearchResult,
  args: {
    title: [{ text: 'Rosary', isMatch: true }, { text: ' on Thursdays' }],
    excerpt: [
      { text: 'We pray the ' },
      { text: 'rosary', isMatch: true },
      { text: ' in Spanish and in English after the evening Mass.' },
    ],
    details: 'Group',
    href: '#result',
  },
} satisfies Meta<typeof SearchResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an avatar, with an icon, without either, with long words, and the loading state. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <SearchResult
        details={`Post by ${longName}`}
        excerpt={args.excerpt ?? []}
        href="#post"
        leading={<Avatar name={{ first: 'Maria', last: 'Rossi' }} size="sm" />}
        title={[{ text: 'Before the feast' }]}
      />
      <SearchResult
        details="Event · Thursday, October 7"
        href="#event"
        leading={<IconCalendar />}
        title={[{ text: 'Our Lady of the ' }, { text: 'Rosary', isMatch: true }]}
      />
      <SearchResult {...args} />
      <SearchResult {...args} title={[{ text: unbrokenWord.slice(0, 80), isMatch: true }]} />
      <SearchResultSkeleton />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    for (const row of canvas.getAllByRole('article')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const TitleAlone: Story = {
  args: { excerpt: [], details: undefined },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent('Rosary on Thursdays');
    await expect(link).toHaveAttribute('href', '#result');
    await expect(canvasElement.querySelector('[data-part="excerpt"]')).toBeNull();
  },
};

export const RightToLeft: Story = { args: { leading: <IconCalendar /> }, globals: { direction: 'rtl' } };
