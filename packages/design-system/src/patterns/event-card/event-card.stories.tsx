import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { IconGlobe } from '../../icons/globe.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { EventCardSkeleton } from './event-card-skeleton.tsx';
import { EventCard } from './event-card.tsx';

const signUp = fn();

const facts = [
  { id: 'often', icon: <IconClock size="sm" />, text: 'Every Tuesday' },
  { id: 'where', icon: <IconGlobe size="sm" />, text: 'Online' },
  { id: 'going', icon: <IconUsers size="sm" />, text: '12 going' },
];

const meta = {
  title: 'Patterns/Content/EventCard',
  component: EventCard,
  args: {
    title: 'Bible study group',
    href: '#study',
    beginsAt: '2026-12-01T22:00:00.000Z',
    timeZone: 'America/Sao_Paulo',
    time: '7:00 PM – 8:30 PM (GMT-3)',
    ownTime: 'Your time: 5:00 PM – 6:30 PM',
    summary: 'We read the Gospel of the coming Sunday.',
    facts,
  },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Events with and without an action, an event of another year, and the loading state. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <EventCard
        {...args}
        action={
          <Button size="sm" variant="secondary">
            Sign up
          </Button>
        }
      />
      <EventCard
        {...args}
        action={<Badge tone="success">You are going</Badge>}
        beginsAt="2027-02-20T12:00:00.000Z"
        facts={[]}
        ownTime={undefined}
        showYear
        title="Virtual Lenten Retreat"
      />
      <EventCard
        {...args}
        facts={facts.slice(0, 1)}
        summary={unbrokenWord}
        title={unbrokenWord.slice(0, 80)}
      />
      <EventCardSkeleton />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button onClick={signUp} size="sm">
        Sign up
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    signUp.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(signUp).toHaveBeenCalledOnce();
  },
};

export const LeafOfThePlace: Story = {
  args: { beginsAt: '2026-12-01T02:00:00.000Z', timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday, November 30, 2026')).toBeInTheDocument();
  },
};

export const InAnotherLanguage: Story = {
  args: { contentLang: 'es', title: 'Rosario de la comunidad', summary: 'Cada uno por alguien.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
  },
};

export const TitleAndTime: Story = { args: { facts: [], ownTime: undefined, summary: '' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
