import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SwitchTable } from './switch-table.tsx';

const cell = (label: string, defaultChecked: boolean) => (
  <Switch defaultChecked={defaultChecked} label={<VisuallyHidden>{label}</VisuallyHidden>} />
);

const meta = {
  title: 'Patterns/Account/SwitchTable',
  component: SwitchTable,
  args: {
    label: 'Notifications',
    columns: [
      { id: 'site', label: 'On the site' },
      { id: 'email', label: 'Email' },
    ],
    emptyLabel: 'Not available',
    groups: [
      {
        label: 'Posts',
        rows: [
          {
            id: 'comments',
            label: 'Comments',
            description: 'When somebody comments on your post.',
            cells: { site: cell('Comments on the site', true), email: cell('Comments by email', false) },
          },
          {
            id: 'likes',
            label: 'Likes',
            description: 'When somebody likes your post.',
            cells: { site: cell('Likes on the site', false) },
          },
        ],
      },
      {
        label: 'Account',
        rows: [
          {
            id: 'payments',
            label: 'Payments',
            description: 'Receipts and answers. It is about your money.',
            cells: { site: 'Always', email: 'Always' },
          },
        ],
      },
    ],
  },
  render: (args) => (
    <Card padding="lg">
      <SwitchTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof SwitchTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways: a choice, a way that does not exist, and a way that cannot be turned off. */
export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Likes/u })).toHaveTextContent('Not available');
    await expect(canvas.getAllByText('Always')).toHaveLength(2);
  },
};

/** A press changes one switch. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Likes on the site' }));
    await expect(canvas.getByRole('switch', { name: 'Likes on the site' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Comments by email' })).not.toBeChecked();
  },
};

/** Long words wrap, at the smallest width. */
export const LongWords: Story = {
  args: {
    groups: [
      {
        label: unbrokenWord,
        rows: [
          {
            id: 'long',
            label: unbrokenWord,
            description: unbrokenWord,
            cells: { site: cell('Long', true), email: 'Siempre' },
          },
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <SwitchTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

/** The switches are on the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
