import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SettingsLayout, type SettingsLayoutProps } from './settings-layout.tsx';

const sample: SettingsLayoutProps = {
  title: 'Settings',
  items: [{ href: '#appearance', label: 'Appearance', current: true }],
  search: <input aria-label="Search" />,
  view: 'section',
  back: { href: '#settings', label: 'All settings' },
  sectionTitle: 'Appearance',
  children: <button type="button">Dark</button>,
};

describeConformance('SettingsLayout', (props) => <SettingsLayout {...sample} {...props} />, {
  component: 'settings-layout',
  asChild: false,
  portal: false,
});

const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(size.width, size.height));

describe('the index', () => {
  it('is next to the section if there is space: Tab moves through the search, the index and the section', async () => {
    const screen = await mount(<SettingsLayout {...sample} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Appearance' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Dark' })).toHaveFocus();
  });

  it.each(['index', 'section'] as const)('a phone shows only the %s, under one h1', async (view) => {
    await page.viewport(375, 800);
    const screen = await mount(<SettingsLayout {...sample} view={view} />);
    const isIndex = view === 'index';
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent(isIndex ? 'Settings' : 'Appearance');
    expect(screen.getByRole('navigation').elements()).toHaveLength(isIndex ? 1 : 0);
    expect(screen.getByRole('button', { name: 'Dark' }).elements()).toHaveLength(isIndex ? 0 : 1);
  });
});
