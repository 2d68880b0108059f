import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { IconLogout } from '../../icons/logout.tsx';
import { IconStore } from '../../icons/store.tsx';
import { IconUser } from '../../icons/user.tsx';
import { headerActions, PageFrame } from '../samples.tsx';
import { AppHeader } from './app-header.tsx';

const logOut = fn();

const search = <SearchField aria-label="Search people" placeholder="Search people" />;

const links = [
  { href: '#plans', label: 'Upgrade Plan', icon: <IconArrowUp />, variant: 'secondary' },
  { href: '#marketplace', label: 'Marketplace', icon: <IconStore />, variant: 'ghost' },
] as const;

const meta = {
  title: 'Patterns/Frame/AppHeader',
  component: AppHeader,
  args: {
    homeHref: '#home',
    actions: headerActions,
    menuLabel: 'Menu',
    onMenu: fn(),
    profile: {
      name: 'Teresa Ávila',
      label: 'Profile',
      items: [
        { label: 'My Profile', href: '#profile', icon: <IconUser /> },
        { label: 'Logout', onSelect: logOut, icon: <IconLogout /> },
      ],
    },
  },
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-haspopup', 'menu');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

export const WithASearch: Story = {
  args: { start: search },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toBeVisible();
  },
};

export const ProfileMenu: Story = {
  args: {
    profile: {
      ...meta.args.profile,
      name: 'Maximiliano Bartholomäus Wolfeschlegelsteinhausenbergerdorff',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const entry = await screen.findByRole('menuitem', { name: 'My Profile' });
    await expect(entry).toHaveAttribute('href', '#profile');
    await expect(canvas.getByRole('banner')).toContainElement(entry);
  },
};

export const LogsOut: Story = {
  play: async ({ canvas }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  },
};

export const Narrow: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onMenu).toHaveBeenCalled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Entries that do not fit are hidden. All other entries stay inside the window. */
export const LargerText: Story = {
  tags: ['direction'],
  args: { links },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const header = canvas.getByRole('banner');
    try {
      for (const percent of [100, 115, 130, 150, 200]) {
        root.style.fontSize = `${percent}%`;
        const controls = [...header.querySelectorAll('a, button')].filter((control) =>
          control.checkVisibility(),
        );
        for (const name of ['Profile', 'Menu'])
          await expect(controls).toContain(canvas.getByRole('button', { name }));
        for (const control of controls) {
          const place = control.getBoundingClientRect();
          await expect(place.left).toBeGreaterThanOrEqual(0);
          await expect(place.right).toBeLessThanOrEqual(root.clientWidth);
        }
      }
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OwnLogo: Story = {
  args: { logo: <strong>Saint Monica</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saint Monica' })).toHaveAttribute('href', '#home');
  },
};

export const Overview: Story = {
  tags: ['composed'],
  parameters: { canvas: 'padded', picture: 'canvas' },
  render: (args) => (
    <Stack gap={5}>
      <PageFrame label="With unread counts">
        <AppHeader {...args} />
      </PageFrame>
      <PageFrame label="With a search">
        <AppHeader {...args} actions={null} start={search} />
      </PageFrame>
      <PageFrame label="With links and another logo">
        <AppHeader {...args} actions={null} links={links} logo={<strong>Saint Monica</strong>} />
      </PageFrame>
      <PageFrame label="On a phone" narrow>
        <AppHeader {...args} />
      </PageFrame>
      <PageFrame label="On a phone, with links" narrow>
        <AppHeader {...args} actions={null} links={links} />
      </PageFrame>
    </Stack>
  ),
};
