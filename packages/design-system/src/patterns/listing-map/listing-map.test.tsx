import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { unitedStates } from '../../maps/united-states/index.ts';
import { ListingMap } from './listing-map.tsx';
import { mapPlaces } from './samples.ts';

const sample = <ListingMap outline={unitedStates} places={mapPlaces} />;

describeConformance('ListingMap', sample, { component: 'listing-map', asChild: false, portal: false });

const board = () => {
  const found = document.querySelector<HTMLElement>('[role="application"]');
  if (found === null) throw new Error('There is no map.');
  return found;
};

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Returns a point on the map that has no marker. */
const land = () => {
  const { left, top, width, height } = board().getBoundingClientRect();
  return { clientX: left + width * 0.4, clientY: top + height * 0.3 };
};

const wheel = (options: WheelEventInit) => {
  const event = new WheelEvent('wheel', {
    bubbles: true,
    cancelable: true,
    deltaY: -120,
    ...land(),
    ...options,
  });
  board().dispatchEvent(event);
  return event.defaultPrevented;
};

/** The map's horizontal offset, from its transform. */
const leftOf = (transform: string | undefined) =>
  Number(/translate\((?<x>-?[\d.]+)px/.exec(transform ?? '')?.groups?.['x']);

const stay = (event: Event) => event.preventDefault();

const isEnlarged = () => board().dataset['zoomed'] !== undefined;

describe('ListingMap, by keys', () => {
  it('is reached with Tab, then one marker, from which the arrow keys move on', async () => {
    await mount(sample);
    await userEvent.tab();
    expect(document.activeElement).toBe(board());
    await userEvent.tab();
    expect(focused()).toMatch(/Chicago, IL/u);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Denver, CO, 4 listings');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toMatch(/Seattle|Los Angeles/u);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(board());
    await userEvent.tab();
    expect(focused()).toMatch(/Seattle|Los Angeles/u);
  });

  it('opens a place with Enter, moves the focus to it and back', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Denver, CO' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Denver, CO, 4 listings' })).toHaveFocus();
    await screen.getByRole('button', { name: /^Miami, FL 9/u }).click();
    await screen.getByRole('button', { name: 'All places' }).click();
    await expect.element(screen.getByRole('button', { name: /^Miami, FL 9/u })).toHaveFocus();
  });

  it('zooms with plus, moves with the arrow keys, and shows everything again with 0', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard('+');
    expect(isEnlarged()).toBe(true);
    expect(screen.getByRole('status').nth(1).element().textContent).toMatch(/^Zoom 200%, \d+ places?$/u);
    const before = board().querySelector('g')?.style.transform;
    await userEvent.keyboard('{ArrowRight}');
    expect(board().querySelector('g')?.style.transform).not.toBe(before);
    await userEvent.keyboard('0');
    expect(isEnlarged()).toBe(false);
  });

  it('moves the focus to the map when the focused marker is no longer visible', async () => {
    await mount(sample);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.keyboard('++++');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('0');
    expect(board().contains(document.activeElement)).toBe(true);
  });

  it('leaves keys with Alt, Control or Meta to the browser', async () => {
    await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}+{/Control}{Alt>}{ArrowLeft}{/Alt}');
    expect(isEnlarged()).toBe(false);
  });
});

describe('ListingMap, by pointer', () => {
  it('uses the wheel only if it has the focus or Control is held', async () => {
    await mount(sample);
    expect(wheel({})).toBe(false);
    expect(isEnlarged()).toBe(false);
    expect(wheel({ ctrlKey: true })).toBe(true);
    await expect.poll(() => isEnlarged()).toBe(true);
    board().focus();
    expect(wheel({})).toBe(true);
  });

  it('lets the wheel scroll the page when it cannot zoom out further', async () => {
    await mount(sample);
    board().focus();
    expect(wheel({ deltaY: 120 })).toBe(false);
  });

  it('zooms with two fingers, and then moves with one', async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    try {
      await mount(sample);
      const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
      const { clientX, clientY } = land();
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...offsets: readonly [number, number][]
      ) =>
        cdp().send('Input.dispatchTouchEvent', {
          type,
          touchPoints: offsets.map(([x, y], id) => ({
            x: frame.left + clientX + x,
            y: frame.top + clientY + y,
            id,
          })),
        });

      await touch('touchStart', [-20, 0]);
      await touch('touchStart', [-20, 0], [20, 0]);
      for (const spread of [24, 30, 40, 50, 60]) await touch('touchMove', [-spread, 0], [spread, 0]);
      await touch('touchEnd');
      const { transform } = board().querySelector('g')?.style ?? {};
      const scale = Number(/scale\((?<scale>[\d.]+)\)/.exec(transform ?? '')?.groups?.['scale']);
      expect(scale).toBeCloseTo(3, 0);

      await touch('touchStart', [0, 0]);
      for (const way of [10, 20, 40, 60]) await touch('touchMove', [-way, 0]);
      await touch('touchEnd');
      const moved = leftOf(transform) - leftOf(board().querySelector('g')?.style.transform);
      const units = unitedStates.width / board().getBoundingClientRect().width;
      expect(moved / units).toBeCloseTo(60, -1);
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
  });

  it('moves by dragging after zooming in, and dragging does not choose a place', async () => {
    const screen = await mount(sample);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const mark = board().querySelector('[data-mark="606"]');
    if (mark === null) throw new Error('There is no mark.');
    const before = board().querySelector('g')?.style.transform;
    await userEvent.dragAndDrop(mark, board(), { targetPosition: { x: 40, y: 40 } });
    expect(board().querySelector('g')?.style.transform).not.toBe(before);
    await expect.element(screen.getByRole('heading', { name: 'Places' })).toBeVisible();
  });

  it('ends a drag if the button was released outside the map', async () => {
    const screen = await mount(sample);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const before = board().querySelector('g')?.style.transform;
    const { clientX, clientY } = land();
    const dispatch = (type: string, buttons: number, by: number) =>
      board().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: 'mouse',
          isPrimary: true,
          pointerId: 1,
          buttons,
          clientX: clientX + by,
          clientY,
        }),
      );
    dispatch('pointerdown', 1, 0);
    dispatch('pointermove', 1, 2);
    dispatch('pointermove', 0, 60);
    dispatch('pointermove', 1, 120);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(board().querySelector('g')?.style.transform).toBe(before);
  });
});

describe('ListingMap', () => {
  it('deselects a marker with a second press', async () => {
    const screen = await mount(sample);
    const denver = screen.getByRole('button', { name: 'Denver, CO, 4 listings' });
    await denver.click();
    await expect.element(denver).toHaveAttribute('aria-pressed', 'true');
    await denver.click();
    await expect.element(screen.getByRole('heading', { name: 'Places' })).toBeVisible();
    await expect.element(denver).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows all places again when the chosen place no longer exists', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Denver, CO, 4 listings' }).click();
    await screen.rerender(
      <ListingMap outline={unitedStates} places={mapPlaces.filter(({ id }) => id !== '802')} />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Places' })).toBeVisible();
  });

  it('leaves a press with Control on a listing to the browser', async () => {
    const open = vi.fn<(id: string) => void>();
    const screen = await mount(<ListingMap onOpen={open} outline={unitedStates} places={mapPlaces} />);
    await screen.getByRole('button', { name: 'Denver, CO, 4 listings' }).click();
    const link = screen.getByRole('link', { name: /^Lives of the saints/u });
    document.addEventListener('click', stay);
    await link.click({ modifiers: ['Control'] });
    expect(open).not.toHaveBeenCalled();
    document.removeEventListener('click', stay);
    await link.click();
    expect(open).toHaveBeenCalledExactlyOnceWith('books');
  });
});
