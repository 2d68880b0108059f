import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PictureCrop, type CropArea } from './picture-crop.tsx';

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>')}`;

describeConformance('PictureCrop', <PictureCrop label="Your picture" src={square} />, {
  component: 'picture-crop',
  asChild: false,
  portal: false,
});

const rounded = (area: CropArea | undefined) =>
  area === undefined
    ? undefined
    : [area.left, area.top, area.width, area.height].map((value) => Math.round(value * 1000) / 1000);

async function mountCrop(options: { src?: string; disabled?: boolean; dir?: 'rtl' } = {}) {
  const { dir = 'ltr', ...props } = options;
  const onAreaChange = vi.fn<(area: CropArea) => void>();
  const onPictureError = vi.fn<() => void>();
  const screen = await mount(
    <div style={{ inlineSize: '200px' }}>
      <PictureCrop
        label="Your picture"
        onAreaChange={onAreaChange}
        onPictureError={onPictureError}
        src={square}
        {...props}
      />
    </div>,
    { dir },
  );
  const frame = document.querySelector<HTMLElement>('[data-part="frame"]');
  if (frame === null) throw new Error('There is no frame.');
  const area = () => rounded(onAreaChange.mock.lastCall?.[0]);
  const shown = async () => await expect.poll(() => area()).toBeDefined();
  const box = frame.getBoundingClientRect();
  const touch = (type: string, pointerId: number, x: number, y: number) =>
    frame.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType: 'touch',
        clientX: box.left + x * box.width,
        clientY: box.top + y * box.height,
      }),
    );
  return { screen, frame, area, shown, touch, onAreaChange, onPictureError };
}

describe('the keys of a crop', () => {
  it.each([
    ['{ArrowRight}', [0.24, 0.25, 0.5, 0.5]],
    ['{ArrowLeft}', [0.26, 0.25, 0.5, 0.5]],
    ['{ArrowDown}', [0.25, 0.24, 0.5, 0.5]],
    ['{ArrowUp}', [0.25, 0.26, 0.5, 0.5]],
    ['{Shift>}{ArrowRight}{/Shift}', [0.2, 0.25, 0.5, 0.5]],
    ['{-}{-}{-}{-}{-}{-}{-}{-}{-}{-}{-}', [0, 0, 1, 1]],
  ])('%s moves a picture that is enlarged twice', async (keys, expected) => {
    const { area, shown } = await mountCrop();
    await shown();
    await userEvent.tab();
    await userEvent.keyboard('{+}{+}{+}{+}{+}{+}{+}{+}{+}{+}');
    expect(area()).toEqual([0.25, 0.25, 0.5, 0.5]);
    await userEvent.keyboard(keys);
    expect(area()).toEqual(expected);
  });

  it('move the same way in a right-to-left page, because a picture has no writing direction', async () => {
    const { area, shown } = await mountCrop({ dir: 'rtl' });
    await shown();
    await userEvent.tab();
    await userEvent.keyboard('{+}{+}{+}{+}{+}{+}{+}{+}{+}{+}{ArrowRight}');
    expect(area()).toEqual([0.24, 0.25, 0.5, 0.5]);
  });
});

it('is dragged by one finger and enlarged by two', async () => {
  const { area, shown, touch, frame } = await mountCrop();
  await shown();
  // The browser can capture only real pointers. The pointers of this test are not real.
  frame.setPointerCapture = () => undefined;
  touch('pointerdown', 1, 0.25, 0.5);
  touch('pointerdown', 2, 0.5, 0.5);
  touch('pointermove', 2, 0.75, 0.5);
  expect(area()?.slice(2)).toEqual([0.5, 0.5]);
  touch('pointerup', 2, 0.75, 0.5);
  const [left = 0, top = 0] = area() ?? [];
  touch('pointermove', 1, 0.35, 0.4);
  expect(area()).toEqual([left - 0.05, top + 0.05, 0.5, 0.5].map((value) => Math.round(value * 1000) / 1000));
  touch('pointerup', 1, 0.35, 0.4);
  touch('pointermove', 1, 0.9, 0.9);
  expect(area()?.[2]).toBe(0.5);
});

it('follows the wheel without letting the page scroll', async () => {
  const { area, shown, frame } = await mountCrop();
  await shown();
  const turn = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -400 });
  frame.dispatchEvent(turn);
  expect(turn.defaultPrevented).toBe(true);
  expect(area()?.[2]).toBe(0.368);
  frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 4000 }));
  expect(area()).toEqual([0, 0, 1, 1]);
});

it('stays where it is while it is disabled', async () => {
  const { area, shown, frame } = await mountCrop({ disabled: true });
  await shown();
  frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -400 }));
  expect(area()).toEqual([0, 0, 1, 1]);
});

it('reports a picture that fails to load, and starts again with another', async () => {
  const { screen, onAreaChange, onPictureError } = await mountCrop({ src: 'data:image/png;base64,AAAA' });
  await expect.element(screen.getByText(/could not be opened/)).toHaveAttribute('role', 'alert');
  expect(onPictureError).toHaveBeenCalledOnce();
  await screen.rerender(
    <div style={{ inlineSize: '200px' }}>
      <PictureCrop label="Your picture" onAreaChange={onAreaChange} src={square} />
    </div>,
  );
  await expect.poll(() => onAreaChange).toHaveBeenCalledWith({ left: 0, top: 0, width: 1, height: 1 });
  await expect.element(screen.getByRole('slider', { name: 'Size' })).toBeVisible();
});
