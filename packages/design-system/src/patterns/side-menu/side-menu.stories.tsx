import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconLogout } from '../../icons/logout.tsx';
import { communityItems } from '../samples.tsx';
import { SideMenu } from './side-menu.tsx';
import { SideSheetMenu } from './side-sheet-menu.tsx';

const meta = {
  title: 'Patterns/Frame/SideMenu',
  component: SideMenu,
  args: { label: 'Community menu', items: communityItems },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Community menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

const longItems = communityItems.map((item) => ({
  ...item,
  label: `${item.label} of the archdiocese ${'word'.repeat(20)}`,
}));

export const LongNames: Story = {
  args: { items: longItems },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

export const InAnotherLanguage: Story = {
  args: { items: communityItems.map((item) => ({ ...item, label: `Inicio, ${item.label}`, lang: 'es' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio, Home' })).toHaveAttribute('lang', 'es');
  },
};

/** The menu next to the page, and as a sheet on a narrow screen. */
export const Overview: Story = {
  tags: ['composed'],
  parameters: { picture: 'page', docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => (
    <>
      <Stack gap={6}>
        <SideMenu {...args} />
        <SideMenu items={longItems.slice(0, 1)} label="Long names" />
      </Stack>
      <SideSheetMenu
        footer={
          <Link href="#privacy" standalone>
            Privacy Policy
          </Link>
        }
        items={[...communityItems, { label: 'Logout', icon: <IconLogout />, onSelect: fn() }]}
        label="Menu"
        onOpenChange={fn()}
        open
      />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
