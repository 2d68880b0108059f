import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { Container } from '../../components/container/container.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { preventNavigation } from '../prevent-navigation.ts';
import { PageFrame, siteItems } from '../samples.tsx';
import { SiteHeader } from './site-header.tsx';

const above = (header: ReactNode) => (
  <>
    {header}
    <main>
      <Container>
        <Stack gap={4} style={{ paddingBlock: '2rem' }}>
          <Heading level={1}>About us</Heading>
          <Text measure>The parvis is the open square before a cathedral, where people meet and trade.</Text>
        </Stack>
      </Container>
    </main>
  </>
);

const meta = {
  title: 'Patterns/Frame/SiteHeader',
  component: SiteHeader,
  args: { homeHref: '#home', navLabel: 'Main', items: siteItems, menuLabel: 'Menu' },
  parameters: { canvas: 'bare', picture: 'page' },
  render: (args) => above(<SiteHeader {...args} />),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const login = (
  <ButtonLink href="#log-in" size="sm" variant="secondary">
    Log in
  </ButtonLink>
);

export const Wide: Story = {
  args: { actions: login },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Parvis' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Parvis',
      ...siteItems.map((item) => item.label),
      'Log in',
    ]);
  },
};

export const WithoutActions: Story = {};

export const JustAboveTheFold: Story = {
  args: { actions: login },
  globals: { viewport: { value: 'fold' } },
  parameters: {
    viewport: { options: { fold: { name: '769', styles: { width: '769px', height: '600px' } } } },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const more = {
  label: 'More',
  items: [
    { href: '#events', label: 'Events' },
    { href: '#parishes', label: 'Parishes' },
  ],
};

export const SecondGroup: Story = { args: { actions: login, more } };

export const SecondGroupJustAboveTheFold: Story = {
  ...JustAboveTheFold,
  args: { actions: login, more },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('link', { name: 'Parishes' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SecondGroupNarrow: Story = {
  args: { actions: login, more },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(nav.clientHeight).toBeGreaterThan(100));
    await waitFor(() => expect(nav.scrollHeight).toBeLessThanOrEqual(nav.clientHeight));
    await expect(await canvas.findByRole('link', { name: 'Parishes' })).toBeVisible();
  },
};

export const NarrowClosed: Story = {
  tags: ['direction'],
  args: { actions: login },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Marketplace' })).toBeNull();
    const { width, height } = canvas.getByRole('link', { name: 'Parvis' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NarrowOpen: Story = {
  args: { actions: login },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(nav.clientHeight).toBeGreaterThan(100));
    await expect(nav.clientHeight).toBeLessThanOrEqual(240);
    await waitFor(() => expect(nav.scrollHeight).toBeLessThanOrEqual(nav.clientHeight));
    await expect(toggle.getAttribute('aria-controls')).toBe(nav.id);
  },
};

export const LargerText: Story = {
  tags: ['direction'],
  args: { actions: login },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    try {
      root.style.fontSize = '200%';
      const toggle = canvas.getByRole('button', { name: 'Menu' });
      await expect(toggle.getBoundingClientRect().right).toBeLessThanOrEqual(root.clientWidth);
      await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
      await userEvent.click(toggle);
      await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
      await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const ClosesByAChoiceAndByEscape: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    const blog = await canvas.findByRole('link', { name: 'Blog' });
    preventNavigation();
    await userEvent.click(blog);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

export const RightToLeft: Story = { args: { actions: login }, globals: { direction: 'rtl' } };

export const NoEntries: Story = {
  args: { items: [], actions: login },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  parameters: { canvas: 'padded', picture: 'canvas' },
  render: (args) => (
    <Stack gap={5}>
      <PageFrame label="With an action">
        <SiteHeader {...args} actions={login} />
      </PageFrame>
      <PageFrame label="Without actions, with another logo">
        <SiteHeader {...args} logo={<strong>Saint Monica</strong>} navLabel="Without actions" />
      </PageFrame>
      <PageFrame label="Without entries">
        <SiteHeader {...args} actions={login} items={[]} />
      </PageFrame>
      <PageFrame label="On a phone" narrow>
        <SiteHeader {...args} actions={login} navLabel="Folded away" />
      </PageFrame>
      <PageFrame height={21} label="On a phone, unfolded" narrow>
        <SiteHeader {...args} actions={login} navLabel="Unfolded" />
      </PageFrame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const frame = within(canvas.getByRole('region', { name: 'On a phone, unfolded' }));
    const toggle = frame.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await frame.findByRole('link', { name: 'Blog' })).toBeVisible();
    toggle.blur();
  },
};

/** The second group with enough space, and behind its button. */
export const MoreStates: Story = {
  parameters: { canvas: 'padded', picture: 'canvas' },
  args: { actions: login, more },
  render: (args) => (
    <Stack gap={5}>
      <PageFrame label="On a wide window">
        <SiteHeader {...args} navLabel="Wide" />
      </PageFrame>
      <div style={{ maxInlineSize: '64rem' }}>
        <PageFrame height={12} label="On a narrow window">
          <SiteHeader {...args} navLabel="Narrow" />
        </PageFrame>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const frame = within(canvas.getByRole('region', { name: 'On a narrow window' }));
    const toggle = frame.getByRole('button', { name: 'More' });
    await userEvent.click(toggle);
    await expect(await frame.findByRole('link', { name: 'Parishes' })).toBeVisible();
    toggle.blur();
  },
};
