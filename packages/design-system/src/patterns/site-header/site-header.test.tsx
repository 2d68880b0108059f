import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { preventNavigation } from '../prevent-navigation.ts';
import { siteItems } from '../samples.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

const sample: SiteHeaderProps = {
  homeHref: '#home',
  navLabel: 'Main',
  items: siteItems,
  menuLabel: 'Menu',
  actions: <a href="#log-in">Log in</a>,
};

describeConformance('SiteHeader', <SiteHeader {...sample} />, {
  component: 'site-header',
  asChild: false,
  portal: false,
});

const open = async (width: number) => {
  await page.viewport(width, 800);
  const screen = await mount(<SiteHeader {...sample} />);
  return {
    screen,
    link: (name: string) => screen.getByRole('link', { name }),
    toggle: screen.getByRole('button', { name: 'Menu' }),
  };
};

describe('the keyboard of the disclosure pattern, for a navigation', () => {
  it.each(['{Enter}', ' '])('%s expands and collapses the entries, and the focus stays', async (key) => {
    const { link, toggle } = await open(375);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Marketplace')).not.toBeInTheDocument();
    toggle.element().focus();
    await userEvent.keyboard(key);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Marketplace')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(link('Marketplace')).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  });

  it('Tab skips collapsed entries', async () => {
    const { link, toggle } = await open(375);
    for (const stop of [link('Parvis'), link('Log in'), toggle]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it('Escape collapses the entries from any focus position, and returns the focus', async () => {
    const { link, toggle } = await open(375);
    toggle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Blog')).toBeVisible();
    link('Blog').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(toggle).toHaveFocus();
  });

  it('Tab moves through all entries if there is space', async () => {
    const { link, toggle } = await open(1280);
    await expect.element(toggle).not.toBeInTheDocument();
    for (const name of ['Parvis', ...siteItems.map(({ label }) => label), 'Log in']) {
      await userEvent.tab();
      await expect.element(link(name)).toHaveFocus();
    }
  });
});

const openGroup = async (width: number) => {
  await page.viewport(width, 800);
  const screen = await mount(
    <SiteHeader
      {...sample}
      more={{
        label: 'More',
        items: [
          { href: '#events', label: 'Events' },
          { href: '#parishes', label: 'Parishes' },
        ],
      }}
    />,
  );
  return {
    more: screen.getByRole('button', { name: 'More' }),
    menu: screen.getByRole('button', { name: 'Menu' }),
    parishes: screen.getByRole('link', { name: 'Parishes' }),
    link: (name: string) => screen.getByRole('link', { name }),
  };
};

describe('the second group', () => {
  it('follows the other entries on a wide screen', async () => {
    const { more, parishes, link } = await openGroup(1280);
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(parishes).toBeVisible();
    link('Contact').element().focus();
    await userEvent.tab();
    await expect.element(link('Events')).toHaveFocus();
  });

  it('is below the other entries on a phone', async () => {
    const { more, menu, parishes } = await openGroup(375);
    await expect.element(parishes).not.toBeInTheDocument();
    await menu.click();
    await expect.element(parishes).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it('has a button between the two, which Escape and a choice close', async () => {
    const { more, parishes } = await openGroup(769);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(769);
    await expect.element(parishes).not.toBeInTheDocument();
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(parishes).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    preventNavigation();
    await parishes.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus or a click goes elsewhere', async () => {
    const { more, parishes, link } = await openGroup(769);
    await more.click();
    parishes.element().focus();
    await userEvent.tab();
    await expect.element(link('Log in')).toHaveFocus();
    await expect.element(parishes).not.toBeInTheDocument();
    await more.click();
    await expect.element(parishes).toBeVisible();
    await userEvent.click(document.body, { position: { x: 100, y: 600 } });
    await expect.element(parishes).not.toBeInTheDocument();
  });
});

describe('SiteHeader', () => {
  it('collapses the entries when one is chosen', async () => {
    const { link, toggle } = await open(375);
    await toggle.click();
    preventNavigation();
    await link('Blog').click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the current page, and is not an ARIA menu', async () => {
    const { screen, link } = await open(1280);
    await expect.element(link('About Us')).toHaveAttribute('aria-current', 'page');
    expect(screen.container.querySelector('[role^="menu"]')).toBeNull();
  });
});
