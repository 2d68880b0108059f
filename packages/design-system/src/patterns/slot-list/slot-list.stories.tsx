import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { SlotListItem } from './slot-list-item.tsx';
import { SlotListSkeleton } from './slot-list-skeleton.tsx';
import { SlotList } from './slot-list.tsx';

const onTake = fn();

const meta = {
  title: 'Patterns/Community/SlotList',
  component: SlotList,
  args: { label: 'Hours of adoration' },
} satisfies Meta<typeof SlotList>;

export default meta;
type Story = StoryObj<typeof meta>;

const take = (name: string) => (
  <Button aria-label={`Take ${name}`} onClick={onTake} size="sm" variant="secondary">
    Take
  </Button>
);

/** A slot that is over, a full one, one of the reader, a free one, and the loading state. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <SlotList {...args}>
        <SlotListItem details="Over" over people="Agnes Keller" title="8:00 PM to 9:00 PM" />
        <SlotListItem details="Full" people={`${longName}, Josef Huber`} title="9:00 PM to 10:00 PM" />
        <SlotListItem
          action={
            <Button aria-label="Give back 10:00 PM" size="sm" variant="ghost">
              Give back
            </Button>
          }
          details="You pray in this hour."
          own
          people="Maria Rossi"
          title="10:00 PM to 11:00 PM"
        />
        <SlotListItem action={take('11:00 PM')} details="2 more people needed" title="11:00 PM to midnight" />
        <SlotListItem action={take('the last hour')} title={unbrokenWord.slice(0, 80)} />
      </SlotList>
      <SlotListSkeleton slots={2} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    for (const item of items) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <SlotList {...args}>
      <SlotListItem action={take('8:00 PM')} title="8:00 PM" />
      <SlotListItem action={take('9:00 PM')} title="9:00 PM" />
    </SlotList>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take 9:00 PM' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <SlotList {...args}>
      <SlotListItem action={take('8:00 PM')} details="1 more person needed" own title="8:00 PM" />
    </SlotList>
  ),
  globals: { direction: 'rtl' },
};
