import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconChurch } from '../../icons/church.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tag, TagGroup } from './tag.tsx';

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  subcomponents: { TagGroup },
  args: { label: 'Rosary' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: <IconChurch size="sm" />, label: 'Saint Joseph' } };

export const Removable: Story = {
  tags: ['direction'],
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Rosary' });
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const { width, height } = remove.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

const words = ['Rosary', 'Choir of Saint Cecilia', 'Garden', 'Soup kitchen'];

function Chosen({ of = words }: { of?: readonly string[] }) {
  const [left, setLeft] = useState(of);
  return (
    <TagGroup label="Interests">
      {left.map((word) => (
        <Tag key={word} label={word} onRemove={() => setLeft(left.filter((other) => other !== word))} />
      ))}
    </TagGroup>
  );
}

export const Group: Story = {
  tags: ['direction'],
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Interests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Garden' }));
    await expect(canvas.getByRole('button', { name: 'Remove Soup kitchen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Choir of Saint Cecilia' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

export const LongWord: Story = {
  tags: ['direction'],
  args: { label: 'word'.repeat(75), onRemove: fn() },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Tag {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <TagGroup label="Of this post">
        <Tag {...args} />
        <Tag icon={<IconChurch size="sm" />} label="Saint Joseph" />
        <Tag label="Ordinary Time" />
      </TagGroup>
      <Chosen of={[...words, 'Donaudampfschifffahrt'.repeat(4)]} />
    </Stack>
  ),
};
