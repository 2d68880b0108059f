import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/card/card.tsx';
import { Container } from '../components/container/container.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { fn } from 'storybook/test';
import { NotificationList } from '../patterns/notification-list/notification-list.tsx';
import { notifications } from '../patterns/notification-list/samples.ts';
import { timeOfDay } from '../patterns/person-row/samples.ts';
import { isAPage } from './expectations.ts';
import { memberPage } from './frames.tsx';

const meta = {
  title: 'Pages/Notifications',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

/** What happened while one was away. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    memberPage(
      <Container size="md">
        <Stack gap={5} style={{ paddingBlock: 'var(--ds-space-6)' }}>
          <Heading level={1}>Notifications</Heading>
          <Card>
            <NotificationList
              emptyText="No notifications"
              formatTime={timeOfDay}
              label="Notifications"
              notifications={notifications}
              onDelete={fn()}
              onLoadMore={fn()}
              onMarkAllRead={fn()}
              onMarkRead={fn()}
              onRetry={fn()}
              onSelect={fn()}
            />
          </Card>
        </Stack>
      </Container>,
    ),
  play: isAPage,
};
