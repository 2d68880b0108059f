import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconHome } from '../../icons/home.tsx';
import { IconStore } from '../../icons/store.tsx';
import { Stack } from '../stack/stack.tsx';
import { TabNav, TabNavLink } from './tab-nav.tsx';

const meta = {
  title: 'Components/Navigation/TabNav',
  component: TabNav,
  subcomponents: { TabNavLink },
  args: {
    label: 'Saint Joseph',
    children: [
      <TabNavLink current href="#mass" key="mass">
        Mass times
      </TabNavLink>,
      <TabNavLink href="#events" key="events">
        Events
      </TabNavLink>,
      <TabNavLink href="#contact" key="contact">
        Contact
      </TabNavLink>,
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const counted = (
  <TabNav label="The community">
    <TabNavLink href="#feed" icon={<IconHome size="sm" />}>
      Feed
    </TabNavLink>
    <TabNavLink count={1240} current href="#market" icon={<IconStore size="sm" />}>
      Marketplace
    </TabNavLink>
    <TabNavLink count={0} href="#calendar" icon={<IconCalendar size="sm" />}>
      Events
    </TabNavLink>
  </TabNav>
);

const dioceses = 'Albano Bergamo Cremona Ferrara Genoa Lucca Mantua Naples Ravenna Siena Turin Venice'.split(
  ' ',
);

const many = (
  <TabNav label="Dioceses">
    {dioceses.map((name) => (
      <TabNavLink current={name === 'Ravenna'} href={`/dioceses/${name}`} key={name}>
        {name}
      </TabNavLink>
    ))}
  </TabNav>
);

const long = (
  <TabNav label="Long names">
    <TabNavLink current href="#long">
      The Archconfraternity of the Most Holy Rosary and of Saint Dominic
    </TabNavLink>
    <TabNavLink count={3} href="#word">
      {'Donaudampfschifffahrt'.repeat(3)}
    </TabNavLink>
  </TabNav>
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Saint Joseph' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mass times' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Events' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const CountsAndIcons: Story = {
  render: () => counted,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Marketplace 1.?240$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Events 0' })).toBeVisible();
    await expect(Number.parseFloat(getComputedStyle(canvas.getByText('0')).fontSize)).toBeGreaterThanOrEqual(
      16,
    );
  },
};

/** Links that do not fit in one row wrap. */
export const MoreThanFit: Story = {
  tags: ['direction'],
  render: () => <div style={{ inlineSize: '18rem' }}>{many}</div>,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list').getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(strip.left - 1);
      await expect(right).toBeLessThanOrEqual(strip.right + 1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongLabels: Story = {
  tags: ['direction'],
  render: () => <div style={{ inlineSize: '18rem' }}>{long}</div>,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <TabNav {...args} />
      {counted}
      {many}
      {long}
    </Stack>
  ),
};
