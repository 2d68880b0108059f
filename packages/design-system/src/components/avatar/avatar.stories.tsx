import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Avatar } from './avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d9c8a9"/><circle cx="32" cy="26" r="12" fill="#7a5234"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#20478b"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: { first: 'Monica', last: 'Rossi' } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MR');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Picture: Story = { args: { src: picture } };

export const FailedPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('MR');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={4} wrap>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" />
      <Avatar {...args} size="xl" src={picture} />
    </Stack>
  ),
};

const people = [
  ['Agnes', 'Bernard'],
  ['Cyril', 'Ambrose'],
  ['Dominic', 'Savio'],
  ['Élisabeth', 'Catez'],
  ['Felicity', 'Carthage'],
  ['José', 'Sánchez'],
  ['Katharine', 'Drexel'],
  ['Lucía', 'dos Santos'],
  ['Ñuflo', 'Ibáñez'],
  ['Óscar', 'Romero'],
  ['Rose', 'Lima'],
  ['Zita', ''],
  ['', ''],
] as const;

export const Colors: Story = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      {people.map(([first, last]) => (
        <Avatar key={first} name={{ first, last }} />
      ))}
    </Stack>
  ),
};

export const Labelled: Story = {
  args: { label: 'Monica Rossi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Monica Rossi' })).toBeVisible();
  },
};
