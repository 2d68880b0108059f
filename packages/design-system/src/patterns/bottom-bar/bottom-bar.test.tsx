import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { barItems } from '../samples.tsx';
import { BottomBar } from './bottom-bar.tsx';

const sample = <BottomBar items={barItems} label="Main places" />;

describeConformance('BottomBar', sample, { component: 'bottom-bar', asChild: false, portal: false });

describe('BottomBar', () => {
  it('leads by Tab from place to place, and tells the one that is shown', async () => {
    await page.viewport(375, 800);
    const screen = await mount(sample);
    for (const { label } of barItems) {
      await userEvent.tab();
      await expect.element(screen.getByRole('link', { name: label })).toHaveFocus();
    }
    await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it.each([
    [375, true],
    [768, true],
    [769, false],
    [1280, false],
  ])('at %d px its being there is %s', async (width, isThere) => {
    await page.viewport(width, 800);
    const screen = await mount(sample);
    expect(screen.getByRole('navigation', { name: 'Main places' }).elements()).toHaveLength(Number(isThere));
  });

  it('is large enough for a thumb at the narrowest, at the very foot of the window', async () => {
    await page.viewport(320, 640);
    const screen = await mount(sample);
    const bar = screen.getByRole('navigation').element().getBoundingClientRect();
    expect(bar.bottom).toBe(640);
    for (const link of screen.getByRole('link').elements()) {
      const { width, height } = link.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('says in the name of a place how much waits there', async () => {
    await page.viewport(375, 800);
    const items = barItems.map((item, index) => ({ ...item, count: index === 2 ? 120 : 0 }));
    const screen = await mount(<BottomBar items={items} label="Main places" />);
    await expect
      .element(screen.getByRole('link', { name: /^Messages/ }))
      .toHaveAccessibleName('Messages, 120 unread');
    await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAccessibleName('Home');
    expect(document.querySelector('[data-count]')?.getAttribute('data-count')).toBe('99+');
  });
});
