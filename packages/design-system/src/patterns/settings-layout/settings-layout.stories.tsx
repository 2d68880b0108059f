import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconBell } from '../../icons/bell.tsx';
import { IconEye } from '../../icons/eye.tsx';
import { IconLock } from '../../icons/lock.tsx';
import { IconUser } from '../../icons/user.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SettingsLayout } from './settings-layout.tsx';

const meta = {
  title: 'Patterns/Layout/SettingsLayout',
  component: SettingsLayout,
  parameters: { canvas: 'wide' },
  args: {
    title: 'Settings',
    items: [
      {
        href: '#appearance',
        label: 'Appearance',
        description: 'Colors, text size, language',
        icon: <IconEye />,
        current: true,
      },
      { href: '#account', label: 'Account', description: 'Name, email, password', icon: <IconUser /> },
      {
        href: '#notifications',
        label: 'Notifications',
        description: 'On the site and by email',
        icon: <IconBell />,
      },
      {
        href: '#privacy',
        label: 'Privacy and safety',
        description: 'What others see, blocked people',
        icon: <IconLock />,
      },
    ],
    search: <SearchField aria-label="Search the settings" placeholder="Search the settings" />,
    view: 'index',
    back: { href: '#settings', label: 'All settings' },
    sectionTitle: 'Appearance',
    children: (
      <Card as="section" padding="lg">
        <Stack gap={4}>
          <Heading level={2} size="md">
            Colors
          </Heading>
          <RadioGroup
            defaultValue="system"
            label="Colors"
            options={[
              { value: 'system', label: 'As on my device' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index and the first section. On a phone, only the index. */
export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Appearance/u })).toHaveAttribute('aria-current', 'page');
  },
};

/** One section on a phone, with the link back to the index. */
export const SectionOnAPhone: Story = {
  args: { view: 'section' },
  render: (args) => (
    <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
      <SettingsLayout {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All settings' })).toBeVisible();
  },
};

/** The results of a search, each with its section. */
export const Results: Story = {
  args: {
    items: [
      { href: '#scheme', label: 'Colors', note: 'Appearance' },
      { href: '#size', label: 'Size of the text', note: 'Appearance' },
    ],
    status: '2 settings found',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 settings found');
  },
};

/** A search without results. */
export const Empty: Story = {
  args: { items: [], emptyText: 'No setting has these words.', status: 'No setting has these words.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No setting has these words.')).toHaveLength(2);
  },
};

/** Long words wrap. */
export const LongWords: Story = {
  args: {
    view: 'section',
    title: unbrokenWord,
    sectionTitle: unbrokenWord,
    items: [{ href: '#long', label: unbrokenWord, description: unbrokenWord }],
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="settings-layout"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

/** The arrows point to the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
