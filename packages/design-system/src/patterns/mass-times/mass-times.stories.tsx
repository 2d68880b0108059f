import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MassTimes } from './mass-times.tsx';
import { now, sample } from './samples.ts';

const meta = {
  title: 'Patterns/Content/MassTimes',
  component: MassTimes,
  args: { data: sample, now },
} satisfies Meta<typeof MassTimes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week with a Mass in another language, a holy day and a closed day. */
export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'St. Cecilia' })).toBeVisible();
    await expect(canvas.getByText('The church is closed for repairs.')).toBeVisible();
  },
};

export const Loading: Story = { args: { data: undefined } };

export const Failed: Story = {
  args: { data: undefined, error: 'The Mass times could not be loaded.', onRetry: () => undefined },
};

export const Empty: Story = {
  args: { data: { parish: { ...sample.parish, exceptions: [] }, upcoming: [] } },
};

export const LongTexts: Story = {
  args: {
    data: {
      parish: { ...sample.parish, name: 'word'.repeat(40) },
      upcoming: sample.upcoming.map((service) => ({ ...service, note: 'word'.repeat(30) })),
    },
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <MassTimes {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
