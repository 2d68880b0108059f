import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Card } from '../components/card/card.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { NotificationList } from '../patterns/notification-list/notification-list.tsx';
import { timeOfDay } from '../patterns/person-row/samples.ts';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { isAPage } from './expectations.ts';
import { useNotifications } from './header-panels.tsx';
import { MemberPage } from './member-page.tsx';
import { menuOn } from './samples.tsx';
import { Requests, Suggestions } from './side-cards.tsx';

function Notifications() {
  const { notifications, onSelect, onMarkAllRead } = useNotifications();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  return (
    <MemberPage>
      <ThreeColumnLayout
        end={
          <Stack gap={5}>
            <Requests />
            <Suggestions />
          </Stack>
        }
        endLabel="Requests and suggestions"
        start={<SideMenu items={menuOn(undefined)} label="Community" />}
      >
        <Stack gap={4}>
          <Heading level={1}>Notifications</Heading>
          <Card>
            <NotificationList
              emptyText="No notifications"
              formatTime={timeOfDay}
              label="Notifications"
              notifications={notifications.filter(({ id }) => !deleted.includes(id))}
              onDelete={(id) => setDeleted([...deleted, id])}
              onLoadMore={fn()}
              onMarkAllRead={onMarkAllRead}
              onMarkRead={onSelect}
              onRetry={fn()}
              onSelect={onSelect}
            />
          </Card>
        </Stack>
      </ThreeColumnLayout>
    </MemberPage>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: Notifications,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Recent notifications, and open friend requests. */
export const Overview: Story = {
  tags: ['composed'],
  play: isAPage,
};

/** A request next to the list can be answered without leaving the page. */
export const Answered: Story = {
  play: async () => {
    const asking = within(screen.getByRole('region', { name: 'Friend requests' }));
    const [decline] = asking.getAllByRole('button', { name: 'Decline' });
    await expect(decline).toHaveAccessibleDescription('Thomas Okafor');
    if (decline !== undefined) await userEvent.click(decline);
    await expect(asking.getByText('Request declined')).toBeVisible();
    await expect(asking.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
  },
};
