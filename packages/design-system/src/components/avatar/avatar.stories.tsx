import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d9c8a9"/><circle cx="32" cy="26" r="12" fill="#7a5234"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#20478b"/></svg>',
)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: { first: 'Monica', last: 'Rossi' } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

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

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

/** Initials and pictures in every size, the eight colors, and people without a name or with a broken picture. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <Stack align="end" direction="row" gap={4} wrap>
        {sizes.map((size) => (
          <Avatar {...args} key={size} size={size} />
        ))}
      </Stack>
      <Stack align="end" direction="row" gap={4} wrap>
        {sizes.map((size) => (
          <Avatar {...args} key={size} size={size} src={picture} />
        ))}
      </Stack>
      <Stack direction="row" gap={3} wrap>
        {people.map(([first, last]) => (
          <Avatar key={first} name={{ first, last }} />
        ))}
      </Stack>
      <Stack direction="row" gap={3}>
        <Avatar {...args} src={broken} />
        <Text>Monica Rossi, whose picture cannot be loaded</Text>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${broken}"]`)).toBeNull());
  },
};

export const Initials: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MR');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Picture: Story = { args: { src: picture } };

export const FailedPicture: Story = {
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('MR');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={4} wrap>
      {sizes.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-component="avatar"]')].map(
      (avatar) => avatar.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([32, 44, 64, 112]);
  },
};

export const Colors: Story = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      {people.map(([first, last]) => (
        <Avatar key={first} name={{ first, last }} />
      ))}
    </Stack>
  ),
};

export const Nameless: Story = {
  args: { name: { first: '', last: '' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

/** A group without a picture has an icon instead of initials. */
export const Group: Story = {
  args: { kind: 'group', name: { first: 'Choir of Saint', last: 'Cecilia' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByText('CC')).toBeNull();
  },
};

export const LettersOfSeveralCharacters: Story = {
  args: { name: { first: '👩‍👩‍👧', last: 'e\u0301ric' }, size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('👩‍👩‍👧E\u0301');
  },
};

export const Labelled: Story = {
  args: { label: 'Monica Rossi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Monica Rossi' })).toBeVisible();
  },
};

export const ManyInARow: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <Stack direction="row" gap={2} wrap>
        {Array.from({ length: 60 }, (_, index) => (
          <Avatar key={index} name={{ first: String.fromCodePoint(65 + (index % 26)), last: `${index}` }} />
        ))}
      </Stack>
    </div>
  ),
};
