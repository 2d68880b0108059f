import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { modes, type ModeName } from './modes.ts';
import { finishAnimations } from './switch-mode.ts';

/** Images and fonts come from the machine itself: what takes longer never comes. */
const timeout = 30_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until everything is loaded and the page has kept its height for some frames: scripts may react to a resize late. */
async function waitForStableLayout(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const deadline = performance.now() + timeout;
  for (let height = 0, stableFrames = 0; stableFrames < 4;) {
    if (performance.now() > deadline) throw new Error('The height of the page does not settle.');
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    stableFrames = scrollHeight === height ? stableFrames + 1 : 0;
    height = scrollHeight;
  }
}

/** Makes the window as high as the page: the rest would be left white. Some content follows the window's height. */
async function fitWindow(width: number): Promise<void> {
  let missing = Number.POSITIVE_INFINITY;
  for (;;) {
    const whole = document.documentElement.scrollHeight;
    const stillMissing = whole - window.innerHeight;
    if (stillMissing <= 0 || stillMissing >= missing) return;
    missing = stillMissing;
    await page.viewport(width, whole);
    await waitForStableLayout();
  }
}

/**
 * Compares the story on the page with its picture in a mode, in a window of that mode's size. The picture shows the
 * canvas; `parameters.picture` is 'page' where a dialog or a toast lies outside of it.
 */
export async function expectPicture(storyId: string, mode: ModeName): Promise<void> {
  const canvas = document.querySelector<HTMLElement>('[data-picture]');
  if (canvas === null) throw new Error('The story has no canvas.');
  const subject = canvas.dataset['picture'] === 'page' ? document.body : canvas;
  // What is transparent is not painted. A layer that is painted early and moves by half a pixel keeps its pixels, so that
  // its edges would depend on how fast the page was loaded.
  subject.style.opacity = '0';
  try {
    const { width, height } = modes[mode].viewport;
    await page.viewport(width, height);
    finishAnimations();
    await waitForStableLayout();
    await fitWindow(width);
    // A page that is always longer than its window is cut at the window's edge: the rest would be white.
    canvas.style.maxBlockSize = `${window.innerHeight}px`;
    canvas.style.overflow = 'clip';
    subject.style.opacity = '';
    await nextFrame();
    // Playwright makes the caret transparent. In forced colors it stays, and must not blink.
    const focused = mode === 'forced' ? document.activeElement : null;
    if (focused instanceof HTMLElement) focused.style.setProperty('caret-animation', 'manual');
    await expect(page.elementLocator(subject)).toMatchScreenshot(`${storyId}--${mode}`, { timeout });
  } finally {
    subject.style.opacity = '';
    canvas.style.maxBlockSize = '';
    canvas.style.overflow = '';
  }
}
