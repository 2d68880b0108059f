import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { AvatarGroup, type AvatarGroupPerson } from './avatar-group.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d9c8a9"/><circle cx="32" cy="26" r="12" fill="#7a5234"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#20478b"/></svg>',
)}`;

const person = (first: string, last: string, picture?: string): AvatarGroupPerson => ({
  id: `${first} ${last}`,
  name: `${first} ${last}`.trim(),
  person: { first, last },
  picture,
});

const people = [
  person('Monica', 'Rossi', picture),
  person('José', 'Sánchez'),
  person('Agnes', 'Bernard'),
  person('Cyril', 'Ambrose', 'data:image/png;base64,AAAA'),
  person('Dominic', 'Savio'),
  person('Zita', ''),
];

const meta = {
  title: 'Components/Data/AvatarGroup',
  component: AvatarGroup,
  args: { people },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('[data-component="avatar-group"]');
    await expect(group?.querySelectorAll('[data-component="avatar"]')).toHaveLength(4);
    await expect(group?.querySelector('[data-component="visually-hidden"]')).toHaveTextContent(
      'Monica Rossi, José Sánchez, Agnes Bernard, Cyril Ambrose, and 2 more',
    );
    await expect(group).toHaveTextContent('+2');
  },
};

export const Limit: Story = { args: { limit: 2 } };

export const Total: Story = {
  args: { total: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.2K')).toBeVisible();
    await expect(canvas.getByText(/and 1.?200 more$/)).toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      <AvatarGroup {...args} size="sm" />
      <AvatarGroup {...args} size="md" />
      <AvatarGroup {...args} size="lg" />
    </Stack>
  ),
};

/** In a narrow container the avatars wrap. */
export const Narrow: Story = {
  tags: ['direction'],
  args: { limit: 6, size: 'lg', total: 1204 },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '17rem' }}>
      <AvatarGroup {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    const { left, right } = narrow.getBoundingClientRect();
    const pictures = [...canvasElement.querySelectorAll('[data-component="avatar"]')];
    await expect(pictures).toHaveLength(6);
    for (const element of [...pictures, canvas.getByText('+1.2K')]) {
      const place = element.getBoundingClientRect();
      await expect(place.left).toBeGreaterThanOrEqual(left);
      await expect(place.right).toBeLessThanOrEqual(right);
    }
  },
};

export const Decorative: Story = {
  args: { decorative: true, people: people.slice(0, 2) },
  render: (args) => (
    <Stack align="center" direction="row" gap={3}>
      <AvatarGroup {...args} />
      <span>Monica and José sing on Sunday</span>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('[data-component="avatar-group"]');
    await expect(group).toHaveAttribute('aria-hidden', 'true');
    await expect(group?.querySelector('[data-component="visually-hidden"]')).toBeNull();
  },
};

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="avatar-group"]')).toHaveTextContent('');
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <AvatarGroup {...args} size="sm" />
      <AvatarGroup {...args} total={1204} />
      <AvatarGroup {...args} limit={6} size="lg" />
      <Stack align="center" direction="row" gap={3} wrap>
        <AvatarGroup {...args} decorative people={people.slice(0, 2)} />
        <span>Monica and José sing on Sunday</span>
      </Stack>
    </Stack>
  ),
};
