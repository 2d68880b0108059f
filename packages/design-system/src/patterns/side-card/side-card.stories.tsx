import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SideCard } from './side-card.tsx';

const meta = {
  title: 'Patterns/Feed/SideCard',
  component: SideCard,
  args: {
    title: 'Upcoming Events',
    icon: <IconCalendar />,
    children: <Text tone="muted">No Events Available</Text>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <SideCard {...args} />
    </div>
  ),
} satisfies Meta<typeof SideCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  },
};

export const WithContent: Story = {
  args: {
    children: (
      <Stack as="ul" gap={3}>
        <li>Lenten retreat, March 21</li>
        <li>Study of the Gospel of Luke, every Tuesday</li>
      </Stack>
    ),
    action: (
      <Link href="#events" standalone>
        All events
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'All events' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const WithoutIcon: Story = {
  render: ({ icon: _icon, ...args }) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <SideCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="icon"]')).toBeNull();
  },
};

export const DeeperHeading: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <section aria-labelledby="beside" style={{ maxInlineSize: '19rem' }}>
      <h3 id="beside">This week</h3>
      <SideCard {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Upcoming Events' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord.slice(0, 80), children: <p>{unbrokenWord}</p> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: /^laudate/u });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid>
      <SideCard {...args} />
      <SideCard
        action={
          <Link href="#groups" standalone>
            All groups
          </Link>
        }
        icon={<IconUsers />}
        title="Groups near the cathedral, and those that meet online"
      >
        <Stack as="ul" gap={3}>
          <li>Choir of Saint Cecilia</li>
          <li>Young fathers, on the first Friday</li>
        </Stack>
      </SideCard>
      <SideCard title="Without an icon">
        <Text>Confession is heard on Saturdays from five to six, and whenever you ask.</Text>
      </SideCard>
      <SideCard icon={<IconCalendar />} title={unbrokenWord.slice(0, 60)}>
        <p>{unbrokenWord.slice(0, 120)}</p>
      </SideCard>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('[data-component="side-card"]')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
