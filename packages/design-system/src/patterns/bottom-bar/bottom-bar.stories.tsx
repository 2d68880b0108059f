import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { barItems } from '../samples.tsx';
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

export const LongNames: Story = {
  args: { items: barItems.map((item) => ({ ...item, label: `${item.label} and everything else` })) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotOnAWideScreen: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
