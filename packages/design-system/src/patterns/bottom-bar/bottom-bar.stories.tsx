import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconBell } from '../../icons/bell.tsx';
import { barItems, PageFrame } from '../samples.tsx';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Patterns/Frame/BottomBar',
  component: BottomBar,
  args: { label: 'Main places', items: barItems },
  globals: { viewport: { value: 'narrow' } },
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Store', 'Messages', 'Profile']);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

const longItems = [
  ...barItems.map((item) => ({ ...item, label: `${item.label} and everything else` })),
  { href: '#news', label: 'Notifications', icon: <IconBell /> },
];

export const LongNames: Story = {
  args: { items: longItems },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Words are not broken. Entries with longer words are wider. If the entries do not fit into one row, there is a second
 * row.
 */
export const LargerText: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement;
    try {
      for (const percent of [115, 130, 150, 200]) {
        root.style.fontSize = `${percent}%`;
        for (const link of canvas.getAllByRole('link')) {
          const label = within(link).getByText(/./u);
          await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
          await expect(label.getClientRects()).toHaveLength(1);
        }
      }
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const WithCounts: Story = {
  args: { items: barItems.map((item, index) => ({ ...item, count: index === 2 ? 3 : 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
  },
};

export const NotOnAWideScreen: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The bar is shown up to a width of 768 px. On a wider screen the frames are empty. */
export const Overview: Story = {
  tags: ['composed'],
  globals: {},
  parameters: { canvas: 'padded', picture: 'canvas' },
  render: (args) => (
    <Stack gap={5}>
      <PageFrame height={12} label="Four places">
        <Text style={{ padding: 'var(--ds-space-4)' }}>
          Up to 768 px the main places stand at the foot of the page. In a wider window the header has them.
        </Text>
        <BottomBar {...args} />
      </PageFrame>
      <PageFrame height={12} label="Five places with long names">
        <Text style={{ padding: 'var(--ds-space-4)' }}>Names that do not fit go on in another line.</Text>
        <BottomBar items={longItems} label="Long names" />
      </PageFrame>
    </Stack>
  ),
};
