import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: { value: 'https://parish.example/groups/rosary', label: 'QR code of the group' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the group' })).toBeVisible();
  },
};

/** The code shrinks with its container. */
export const LittleRoom: Story = {
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <QrCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(128);
  },
};

export const LongText: Story = {
  args: { value: `https://parish.example/${'word'.repeat(75)}`, label: 'QR code of a long address' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
  },
};
