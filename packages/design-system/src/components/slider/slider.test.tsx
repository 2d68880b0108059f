import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { RangeSlider, Slider, type SliderRange } from './slider.tsx';

describeConformance('Slider', <Slider aria-label="Distance" />, {
  component: 'slider',
  asChild: false,
  portal: false,
});
describeConformance('RangeSlider', <RangeSlider aria-label="Price" />, {
  component: 'range-slider',
  asChild: false,
  portal: false,
});

const data = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return new FormData(form).getAll('value');
};
const now = () =>
  [...document.querySelectorAll('[role="slider"]')].map((thumb) =>
    Number(thumb.getAttribute('aria-valuenow')),
  );

describe('the keys of a slider', () => {
  it.each([
    ['{ArrowRight}', 52],
    ['{ArrowUp}', 52],
    ['{ArrowLeft}', 48],
    ['{ArrowDown}', 48],
    ['{PageUp}', 70],
    ['{PageDown}', 30],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s makes 50 %i', async (key, expected) => {
    const onValueChange = vi.fn<(value: number) => void>();
    const onValueCommit = vi.fn<(value: number) => void>();
    await mount(
      <Slider
        aria-label="Distance"
        defaultValue={50}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
        step={2}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.poll(() => now()).toEqual([expected]);
    expect(onValueChange.mock.lastCall).toEqual([expected]);
    expect(onValueCommit.mock.calls).toEqual([[expected]]);
  });

  it.each(
    ['Alt', 'Control', 'Meta'].flatMap((modifier) =>
      ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp'].map((key) => [modifier, key] as const),
    ),
  )('the browser handles %s with %s', async (modifier, key) => {
    const screen = await mount(<Slider aria-label="Distance" defaultValue={50} />);
    const event = new KeyboardEvent('keydown', {
      key,
      altKey: modifier === 'Alt',
      ctrlKey: modifier === 'Control',
      metaKey: modifier === 'Meta',
      bubbles: true,
      cancelable: true,
    });
    screen.getByRole('slider').element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(now()).toEqual([50]);
  });

  it.each([
    ['{ArrowRight}', 49],
    ['{ArrowLeft}', 51],
    ['{ArrowUp}', 51],
    ['{ArrowDown}', 49],
  ])('%s makes 50 %i from right to left', async (key, expected) => {
    await mount(<Slider aria-label="Distance" defaultValue={50} />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.poll(() => now()).toEqual([expected]);
  });
});

describe('two thumbs', () => {
  it('never pass each other, and each has its own limits', async () => {
    const onValueCommit = vi.fn<(value: SliderRange) => void>();
    await mount(
      <RangeSlider
        aria-label="Price"
        defaultValue={[40, 50]}
        distance={5}
        onValueCommit={onValueCommit}
        step={5}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => now()).toEqual([45, 50]);
    await userEvent.keyboard('{ArrowUp}{PageUp}{End}');
    expect(now()).toEqual([45, 50]);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.poll(() => now()).toEqual([45, 100]);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => now()).toEqual([45, 50]);
    expect(onValueCommit.mock.lastCall).toEqual([[45, 50]]);
  });

  it('each have their own name', async () => {
    const screen = await mount(<RangeSlider aria-label="Price" defaultValue={[1, 2]} />);
    await expect.element(screen.getByRole('slider', { name: 'Price: Minimum' })).toBeVisible();
    await expect.element(screen.getByRole('slider', { name: 'Price: Maximum' })).toBeVisible();
  });
});

const form = (disabled: boolean) => (
  <form>
    <RangeSlider aria-label="Price" defaultValue={[20, 80]} disabled={disabled} name="value" />
    <button type="reset">Back</button>
  </form>
);

it('is submitted with its form unless it is disabled, and is reset with the form', async () => {
  const screen = await mount(form(false));
  expect(data()).toEqual(['20', '80']);
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => data()).toEqual(['0', '80']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => data()).toEqual(['20', '80']);
  await screen.rerender(form(true));
  expect(data()).toEqual([]);
});

it('formats numbers for its language, or with the given function', async () => {
  const screen = await mount(<Slider aria-label="Members" defaultValue={12_500} max={20_000} />, {
    locale: 'es',
  });
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '12.500');
  await screen.rerender(
    <Slider
      aria-label="Members"
      defaultValue={12_500}
      formatValue={(value) => `${value} souls`}
      max={20_000}
    />,
  );
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '12500 souls');
});

it('isolates its values, so that a right-to-left page does not reorder them', async () => {
  const screen = await mount(
    <RangeSlider aria-label="Distance" defaultValue={[1, 2]} formatValue={(value) => `${value} km`} />,
    { dir: 'rtl' },
  );
  const shown = [...screen.container.querySelectorAll('[data-part="value"] bdi')];
  expect(shown.map((value) => value.textContent)).toEqual(['1 km', '2 km']);
  expect(shown.map((value) => getComputedStyle(value).unicodeBidi)).toEqual(['isolate', 'isolate']);
});

it('passes the focus of a form library on to its thumb', async () => {
  const ref = createRef<HTMLDivElement>();
  const onBlur = vi.fn<() => void>();
  const screen = await mount(<Slider aria-label="Distance" onBlur={onBlur} ref={ref} />);
  ref.current?.focus();
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('moves its thumb on a tap, but not when a touch starts to scroll', async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  const screen = await mount(
    <div style={{ inlineSize: '400px' }}>
      <Slider aria-label="Distance" onValueChange={onValueChange} />
    </div>,
  );
  const track = screen.container.querySelector('[data-part="track"]');
  if (track === null) throw new Error('There is no track.');
  const box = track.getBoundingClientRect();
  const at = { bubbles: true, clientX: box.left + box.width * 0.75, clientY: box.top + 2 };
  track.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 1, pointerType: 'touch' }));
  expect(onValueChange).not.toHaveBeenCalled();
  track.dispatchEvent(new MouseEvent('click', at));
  expect(onValueChange.mock.calls).toEqual([[75]]);
});
