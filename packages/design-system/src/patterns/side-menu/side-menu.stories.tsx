import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityItems } from '../samples.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Patterns/Frame/SideMenu',
  component: SideMenu,
  args: { label: 'Community menu', items: communityItems },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Community menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNames: Story = {
  args: {
    items: communityItems.map((item) => ({
      ...item,
      label: `${item.label} of the archdiocese ${'word'.repeat(20)}`,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
