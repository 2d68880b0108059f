import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SmallFooter } from './small-footer.tsx';

const meta = {
  title: 'Patterns/Frame/SmallFooter',
  component: SmallFooter,
  args: {
    legalLinks: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'].map((label) => ({
      label,
      href: `#${label}`,
    })),
    copyright: '© 2025 Parvis',
  },
  parameters: { canvas: 'bare' },
} satisfies Meta<typeof SmallFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2025 Parvis');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongWords: Story = {
  args: { copyright: unbrokenWord, legalLinks: [{ label: unbrokenWord, href: '#long' }] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
