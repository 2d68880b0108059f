import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { barItems } from '../samples.tsx';
import { BottomBar } from './bottom-bar.tsx';

const sample = <BottomBar items={barItems} label="Main places" />;

describeConformance('BottomBar', sample, { component: 'bottom-bar', asChild: false, portal: false });

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

const reservedHeight = () =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--ds-bottom-bar-size'));

describe('BottomBar', () => {
  it('Tab moves through the entries, and the current page is marked', async () => {
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
  ])('at %d px its visibility is %s', async (width, isThere) => {
    await page.viewport(width, 800);
    const screen = await mount(sample);
    expect(screen.getByRole('navigation', { name: 'Main places' }).elements()).toHaveLength(Number(isThere));
  });

  it('is large enough for touch in the narrowest window, and at the bottom of the window', async () => {
    await page.viewport(320, 640);
    const screen = await mount(sample);
    const bar = screen.getByRole('navigation').element().getBoundingClientRect();
    expect(bar.bottom).toBe(640);
    for (const link of screen.getByRole('link').elements()) {
      const { width, height } = link.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('does not break words at any text size, and keeps each word within its entry', async () => {
    const screen = await mount(sample);
    for (const width of [320, 375, 414, 768]) {
      await page.viewport(width, 800);
      for (const percent of [100, 115, 130, 150, 200]) {
        document.documentElement.style.fontSize = `${percent}%`;
        const places = screen.getByRole('link').elements();
        const faults = places.flatMap((link) => {
          const place = link.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(link);
          const words = range.getBoundingClientRect();
          const label = link.lastElementChild;
          return [
            label === null || label.scrollWidth > label.clientWidth ? 'is cut' : [],
            words.left < place.left || words.right > place.right ? 'is too wide' : [],
            words.bottom > place.bottom ? 'is too high' : [],
            place.right > width ? 'is outside' : [],
          ]
            .flat()
            .map((fault) => `${link.textContent} ${fault}`);
        });
        expect(faults, `${width} px, ${percent} %`).toEqual([]);
        const rows = new Set(places.map((link) => link.getBoundingClientRect().top));
        expect(rows.size).toBeLessThanOrEqual(2);
      }
    }
  });

  it('wraps a long name, and breaks a word only if it is longer than a row', async () => {
    await page.viewport(375, 800);
    const items = [
      { href: '#a', label: 'Everything that is new', icon: <svg /> },
      { href: '#b', label: 'w'.repeat(80), icon: <svg /> },
    ];
    const screen = await mount(<BottomBar items={items} label="Main places" />);
    for (const link of screen.getByRole('link').elements()) {
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(375);
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  });

  it('publishes its height, also when it is hidden', async () => {
    await page.viewport(375, 800);
    const screen = await mount(sample);
    const bar = screen.getByRole('navigation').element();
    const height = () => bar.getBoundingClientRect().height - bar.clientTop;
    expect(reservedHeight()).toBe(height());
    expect(reservedHeight()).toBeGreaterThan(0);
    document.documentElement.style.fontSize = '200%';
    await expect.poll(() => reservedHeight() - height()).toBe(0);
    await page.viewport(1280, 800);
    await expect.poll(reservedHeight).toBe(0);
    await screen.unmount();
    expect(document.documentElement.style.getPropertyValue('--ds-bottom-bar-size')).toBe('');
  });

  it('is hidden while a text field has the focus, and until the press that leaves it has ended', async () => {
    await page.viewport(375, 800);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    try {
      const screen = await mount(
        <>
          <input aria-label="Name" />
          <button type="button">Save</button>
          {sample}
        </>,
      );
      const field = screen.getByRole('textbox');
      const pressed = screen.getByRole('button').element();
      const press = (type: string) => pressed.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      const isThere = () => screen.getByRole('navigation').elements().length === 1;
      await userEvent.click(field);
      expect(isThere()).toBe(false);
      press('mousedown');
      await expect.poll(() => document.querySelector('[data-waits]')).not.toBeNull();
      await userEvent.tab();
      await expect.element(field).not.toHaveFocus();
      expect(isThere()).toBe(false);
      expect(reservedHeight()).toBe(0);
      press('mouseup');
      await expect.poll(isThere).toBe(true);
      await userEvent.click(field);
      await userEvent.tab();
      expect(isThere()).toBe(true);
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
  });

  it("includes the unread count in an entry's name", async () => {
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
