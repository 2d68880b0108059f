import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconImage } from '../../icons/image.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from './tabs.tsx';

const parts = [
  [
    'about',
    'About',
    'Monica keeps the garden of the parish and sings the alto in the choir of Saint Cecilia.',
  ],
  ['posts', 'Posts', 'The rosary on Friday is at seven, in the chapel of Saint Joseph.'],
  ['friends', 'Friends', 'Agnes, Cyril, Dominic and nine more.'],
] as const;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const panels = parts.map(([value, , text]) => (
  <TabPanel key={value} value={value}>
    <Text>{text}</Text>
  </TabPanel>
));

const meta = {
  title: 'Components/Navigation/Tabs',
  component: TabsRoot,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'about', onValueChange: fn() },
  render: (args) => (
    <TabsRoot {...args}>
      <TabList label="Monica Rossi">
        {parts.map(([value, label]) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {panels}
    </TabsRoot>
  ),
} satisfies Meta<typeof TabsRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const forward = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');

const inView = (tab: HTMLElement) => {
  const strip = tab.closest('[role="tablist"]')?.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  return strip !== undefined && left >= strip.left - 1 && right <= strip.right + 1;
};

export const Automatic: Story = {
  tags: ['direction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Monica Rossi' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'Posts' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Posts' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('posts');
  },
};

export const Manual: Story = {
  tags: ['direction'],
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'Posts' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Posts' })).toBeVisible();
  },
};

export const Counts: Story = {
  render: (args) => (
    <TabsRoot {...args}>
      <TabList label="Monica Rossi">
        <Tab value="about">About</Tab>
        <Tab count={1240} value="posts">
          Posts
        </Tab>
        <Tab count={0} value="friends">
          Friends
        </Tab>
      </TabList>
      {panels}
    </TabsRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Posts 1.?240$/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Friends 0' })).toBeVisible();
    await expect(Number.parseFloat(getComputedStyle(canvas.getByText('0')).fontSize)).toBeGreaterThanOrEqual(
      16,
    );
  },
};

export const Icons: Story = {
  render: (args) => (
    <TabsRoot {...args}>
      <TabList label="Monica Rossi">
        <Tab icon={<IconCalendar size="sm" />} value="about">
          Events
        </Tab>
        <Tab icon={<IconImage size="sm" />} value="posts">
          Pictures
        </Tab>
        <Tab icon={<IconUsers size="sm" />} value="friends">
          Members
        </Tab>
      </TabList>
      {panels}
    </TabsRoot>
  ),
};

export const OneOutOfUse: Story = {
  tags: ['direction'],
  render: (args) => (
    <TabsRoot {...args}>
      <TabList label="Monica Rossi">
        <Tab value="about">About</Tab>
        <Tab disabled value="posts">
          Posts
        </Tab>
        <Tab value="friends">Friends</Tab>
      </TabList>
      {panels}
    </TabsRoot>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'Friends' })).toHaveFocus();
  },
};

function Controlled() {
  const [month, setMonth] = useState('September');
  return (
    <div style={{ inlineSize: '18rem' }}>
      <TabsRoot onValueChange={setMonth} value={month}>
        <TabList label="Months">
          {months.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {months.map((name) => (
          <TabPanel key={name} value={name}>
            <Text>The feasts of {name}.</Text>
          </TabPanel>
        ))}
      </TabsRoot>
      <button onClick={() => setMonth('January')} type="button">
        Begin
      </button>
    </div>
  );
}

/** Tabs that do not fit in one row wrap. */
export const MoreThanFit: Story = {
  tags: ['direction'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) await expect(inView(tab)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(canvas.getByRole('tab', { name: 'January', selected: true })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A hidden panel is not rendered until it is first shown. After that, it keeps its inputs. */
export const Lazy: Story = {
  render: (args) => (
    <TabsRoot {...args}>
      <TabList label="Monica Rossi">
        <Tab value="about">About</Tab>
        <Tab value="write">Write</Tab>
      </TabList>
      <TabPanel lazy value="about">
        <Text>The rosary on Friday is at seven.</Text>
      </TabPanel>
      <TabPanel lazy value="write">
        <Field label="Your message">
          <TextInput />
        </Field>
      </TabPanel>
    </TabsRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Your message')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Deo gratias');
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await expect(canvas.getByLabelText('Your message')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('Deo gratias');
  },
};

const long = (
  <TabsRoot defaultValue="word">
    <TabList label="Long names">
      <Tab value="confraternity">The Archconfraternity of the Most Holy Rosary and of Saint Dominic</Tab>
      <Tab count={3} value="word">
        {'Donaudampfschifffahrt'.repeat(3)}
      </Tab>
      <Tab value="short">Short</Tab>
    </TabList>
    <TabPanel value="word">
      <Text>{'word'.repeat(75)}</Text>
    </TabPanel>
    <TabPanel value="confraternity">
      <Text>It meets on the first Sunday of the month.</Text>
    </TabPanel>
    <TabPanel value="short">
      <Text>Little is said here.</Text>
    </TabPanel>
  </TabsRoot>
);

export const LongLabels: Story = {
  render: () => <div style={{ inlineSize: '18rem' }}>{long}</div>,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      <TabsRoot defaultValue="about">
        <TabList label="Monica Rossi">
          <Tab value="about">About</Tab>
          <Tab count={124} value="posts">
            Posts
          </Tab>
          <Tab disabled value="friends">
            Friends
          </Tab>
        </TabList>
        {panels}
      </TabsRoot>
      <TabsRoot defaultValue="August">
        <TabList label="Months">
          {months.map((name) => (
            <Tab icon={<IconCalendar size="sm" />} key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {months.map((name) => (
          <TabPanel key={name} value={name}>
            <Text>The feasts of {name}.</Text>
          </TabPanel>
        ))}
      </TabsRoot>
      {long}
    </Stack>
  ),
};
