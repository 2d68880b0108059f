import { describe, expect, it } from 'vitest';
import { mount } from '../../../test/mount.tsx';
import { createToastQueue } from './toast-queue.ts';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-component="toast"]')];

async function showToasts() {
  const queue = createToastQueue({ duration: 60_000 });
  await mount(<p>Page</p>, { toasts: queue });
  queue.show({ tone: 'success', title: 'Saved', message: 'Your post is published.' });
  queue.show({ tone: 'success', title: 'Copied', message: 'The link is copied.' });
  await expect.poll(() => toasts()).toHaveLength(2);
}

function point(type: string, target: EventTarget, pointerType: string, clientX: number): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX }),
  );
}

function swipe(toast: HTMLElement | undefined, distance: number, pointerType = 'touch'): void {
  if (toast === undefined) return;
  point('pointerdown', toast, pointerType, 100);
  point('pointermove', document, pointerType, 100 + distance);
  point('pointerup', document, pointerType, 100 + distance);
}

// The code that follows swipes loads with the first toast, so the first swipes can come too early.
describe('a swipe', () => {
  it.each([80, -80])('of a finger by %d px closes the toast that it moves', async (distance) => {
    await showToasts();
    await expect
      .poll(() => {
        swipe(
          toasts().find(({ textContent }) => textContent.includes('Saved')),
          distance,
        );
        return toasts().map(({ textContent }) => textContent);
      })
      .toEqual([expect.stringContaining('Copied')]);
  });

  it('that is short, or of a mouse that selects text, closes nothing and leaves the toast in its place', async () => {
    await showToasts();
    const [first, second] = toasts();
    await expect
      .poll(() => {
        point('pointerdown', first ?? document, 'touch', 100);
        point('pointermove', document, 'touch', 120);
        return first?.style.translate;
      })
      .toBe('20px');
    point('pointerup', document, 'touch', 120);
    expect(first?.style.translate).toBe('');
    swipe(second, 80, 'mouse');
    expect(toasts()).toHaveLength(2);
  });
});
