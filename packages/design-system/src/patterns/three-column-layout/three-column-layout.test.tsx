import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ThreeColumnLayout } from './three-column-layout.tsx';

const sample = (
  <ThreeColumnLayout end={<a href="#end">End</a>} start={<a href="#start">Start</a>}>
    <a href="#content">Content</a>
  </ThreeColumnLayout>
);

describeConformance('ThreeColumnLayout', <ThreeColumnLayout>Content</ThreeColumnLayout>, {
  component: 'three-column-layout',
  asChild: false,
  portal: false,
});

const open = async (width: number, dir: 'ltr' | 'rtl' = 'ltr') => {
  await page.viewport(width, 800);
  const screen = await mount(sample, { dir });
  return {
    screen,
    place: (part: string) =>
      screen.container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect(),
  };
};

describe('ThreeColumnLayout', () => {
  it.each(['ltr', 'rtl'] as const)(
    'has three columns next to each other on a desktop, in the order of %s',
    async (dir) => {
      const { place } = await open(1280, dir);
      const order = dir === 'ltr' ? ['start', 'content', 'end'] : ['end', 'content', 'start'];
      const [first, middle, last] = order.map(place);
      expect(first?.right).toBeLessThanOrEqual(middle?.left ?? 0);
      expect(middle?.right).toBeLessThanOrEqual(last?.left ?? 0);
    },
  );

  it('has two columns on a tablet, with the cards under the menu', async () => {
    const { place } = await open(900);
    expect(place('start').right).toBeLessThanOrEqual(place('content').left);
    expect(place('end').right).toBeLessThanOrEqual(place('content').left);
    expect(place('end').top).toBeGreaterThanOrEqual(place('start').bottom);
  });

  it('has one column on a phone, with the content first and without the start column', async () => {
    const { place } = await open(375);
    expect(place('start').height).toBe(0);
    expect(place('end').top).toBeGreaterThanOrEqual(place('content').bottom);
  });

  it('expands the cards above the content on a phone, because the content can be endless', async () => {
    await page.viewport(375, 800);
    const screen = await mount(
      <ThreeColumnLayout end={<a href="#end">End</a>} endLabel="Today and suggestions">
        <a href="#content">Content</a>
      </ThreeColumnLayout>,
    );
    const end = screen.getByRole('link', { name: 'End' });
    const content = screen.getByRole('link', { name: 'Content' });
    const button = screen.getByRole('button', { name: 'Today and suggestions' });
    await expect.element(end).not.toBeInTheDocument();
    await button.click();
    await expect.element(end).toBeVisible();
    expect(end.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      content.element().getBoundingClientRect().top,
    );
    await userEvent.tab();
    await expect.element(end).toHaveFocus();
    await userEvent.tab();
    await expect.element(content).toHaveFocus();

    await page.viewport(1280, 800);
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(end).toBeVisible();
  });

  it('shows the heading above the button that expands the cards on a phone', async () => {
    await page.viewport(375, 800);
    const screen = await mount(
      <ThreeColumnLayout end="End" endLabel="In your calendar" heading={<h1>Events</h1>}>
        <a href="#content">Content</a>
      </ThreeColumnLayout>,
    );
    const [heading, button, content] = [
      screen.getByRole('heading', { name: 'Events' }),
      screen.getByRole('button', { name: 'In your calendar' }),
      screen.getByRole('link', { name: 'Content' }),
    ].map((locator) => locator.element().getBoundingClientRect());
    expect(heading?.bottom).toBeLessThanOrEqual(button?.top ?? 0);
    expect(button?.bottom).toBeLessThanOrEqual(content?.top ?? 0);
  });

  it('shows the strip above the content on a phone, instead of the cards', async () => {
    await page.viewport(375, 800);
    const screen = await mount(
      <ThreeColumnLayout end={<a href="#end">End</a>} strip={<a href="#strip">Strip</a>}>
        <a href="#content">Content</a>
      </ThreeColumnLayout>,
    );
    const strip = screen.getByRole('link', { name: 'Strip' });
    const content = screen.getByRole('link', { name: 'Content' });
    const end = screen.getByRole('link', { name: 'End' });
    await expect.element(end).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(strip).toHaveFocus();
    await userEvent.tab();
    await expect.element(content).toHaveFocus();

    await page.viewport(1280, 800);
    await expect.element(strip).not.toBeInTheDocument();
    await expect.element(end).toBeVisible();
  });

  it.each([
    [false, 24],
    [true, 12],
  ])('leaves space below the strip, less if it is compact (%s)', async (compactStrip, space) => {
    await page.viewport(375, 800);
    const { container } = await mount(
      <ThreeColumnLayout compactStrip={compactStrip} strip={<a href="#strip">Strip</a>}>
        <a href="#content">Content</a>
      </ThreeColumnLayout>,
    );
    const box = (part: string) =>
      container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();
    expect(box('content').top - box('strip').bottom).toBe(space);
  });

  it.each([
    [900, 200],
    [1024, 150],
    [1280, 200],
  ])(
    'at %d px with text of %d percent leaves the content more than half of the width',
    async (width, percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      try {
        const { place } = await open(width);
        expect(place('content').width).toBeGreaterThan(width / 2);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    },
  );

  it('Tab moves through the columns in reading order', async () => {
    const { screen } = await open(1280);
    for (const name of ['Start', 'Content', 'End']) {
      await userEvent.tab();
      await expect.element(screen.getByRole('link', { name })).toHaveFocus();
    }
  });

  it.each(['start', 'end'])('lets the keyboard scroll a long %s without focusable content', async (part) => {
    await page.viewport(1280, 800);
    const long = <p style={{ blockSize: '200vh' }}>Long</p>;
    const { container } = await mount(<ThreeColumnLayout {...{ [part]: long }}>Content</ThreeColumnLayout>);
    await expect
      .poll(() => container.querySelector(`[data-part="${part}"]`))
      .toHaveAttribute('tabindex', '0');
  });
});
