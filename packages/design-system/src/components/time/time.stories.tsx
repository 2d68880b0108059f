import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Time } from './time.tsx';

const meta = {
  title: 'Components/Data/Time',
  component: Time,
  args: { value: '2026-04-05T09:30:00Z' },
} satisfies Meta<typeof Time>;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (passed: number) => new Date(Date.now() - passed);
// Only recent times. An older time is shown as a date, and the date would change the screenshot every day.
const ages = [0, 5 * minute, 3 * 60 * minute, 2 * day] as const;

/** The formats, and relative times. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="md">
      <Stack gap={2}>
        <Text size="sm" tone="muted">
          relative
        </Text>
        {ages.map((age) => (
          <Text key={age}>
            <Time format="relative" value={ago(age)} />
          </Text>
        ))}
      </Stack>
      <Stack gap={2}>
        <Text size="sm" tone="muted">
          date, datetime, short
        </Text>
        <Text>
          <Time {...args} format="date" />
        </Text>
        <Text>
          <Time {...args} format="datetime" />
        </Text>
        <Text>
          <Time {...args} format="short" />
        </Text>
      </Stack>
    </Grid>
  ),
};

export const DateAlone: Story = {
  args: { format: 'date' },
  play: async ({ canvas }) => {
    const time = canvas.getByText('April 5, 2026');
    await expect(time).toHaveAttribute('datetime', '2026-04-05T09:30:00.000Z');
  },
};

export const DateAndTime: Story = { args: { format: 'datetime' } };

/** For tables, in which the long format would need three lines. The `title` attribute contains the full date. */
export const Short: Story = {
  args: { format: 'short' },
  play: async ({ canvas }) => {
    const time = canvas.getByText(/^Apr 5, 2026/);
    await expect(time).toHaveAttribute('title', expect.stringMatching(/^April 5, 2026/));
  },
};

export const Spanish: Story = {
  args: { format: 'date' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 de abril de 2026')).toBeVisible();
  },
};

export const Relative: Story = {
  render: () => (
    <Stack gap={2}>
      {ages.map((age) => (
        <Text key={age}>
          <Time format="relative" value={ago(age)} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['a few seconds ago', '5 mins ago', '3 hours ago', '2 days ago'])
      await expect(canvas.getByText(words)).toHaveAttribute('title');
  },
};

export const RelativePolish: Story = {
  globals: { locale: 'pl' },
  render: () => <Time format="relative" value={ago(3 * 60 * minute)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 godziny temu')).toBeVisible();
  },
};

export const OfAMessage: Story = {
  render: () => <Time format="message" value={ago(2 * day)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 days ago - \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: { format: (value, now) => (value < now ? 'Before now' : 'After now') },
  render: (args) => <Time {...args} value={new Date(0)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before now')).toBeVisible();
  },
};

export const NoDate: Story = {
  args: { value: 'someday' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
