import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../components/stack/stack.tsx';
import { FriendRequestList } from '../patterns/friend-request-list/friend-request-list.tsx';
import { NotificationList } from '../patterns/notification-list/notification-list.tsx';
import { PeopleList } from '../patterns/people-list/people-list.tsx';

// A panel shows only this many of the newest items.
const some = 100;

const noon = new Date('2026-04-05T12:00:00Z');

const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Monica Rossi ${index + 1}`,
    href: `#member-${index + 1}`,
  }));

function Crowd({ count }: { count: number }) {
  const people = members(count);
  return (
    <Stack gap={6}>
      <PeopleList emptyText="Nobody yet" label="Friends" people={people} />
      <NotificationList
        emptyText="Nothing new"
        formatTime="date"
        label="Notifications"
        notifications={people.slice(0, some).map(({ id, name, href }) => ({
          id,
          href,
          kind: 'like',
          title: `${name} likes your post`,
          createdAt: noon,
          unread: false,
        }))}
        onSelect={fn()}
        variant="compact"
      />
      <FriendRequestList
        emptyText="No requests"
        formatTime="date"
        label="Friend requests"
        onAccept={fn()}
        onDecline={fn()}
        requests={people.slice(0, some).map((person) => ({ ...person, createdAt: noon }))}
      />
    </Stack>
  );
}

const meta = {
  title: 'Stress/Crowds',
  component: Crowd,
  tags: ['!autodocs'],
  args: { count: 0 },
} satisfies Meta<typeof Crowd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without people every list shows its empty state. */
export const Nobody: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Nobody yet', 'Nothing new', 'No requests'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** With a thousand people, nothing overflows. End reaches the last row. */
export const AThousand: Story = {
  args: { count: 1000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="row"]')).toHaveLength(1200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-component="people-list"] a');
    rows[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(rows[999]).toHaveFocus();
  },
};
