import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { modes, type ModeName } from './modes.ts';
import { finishAnimations } from './switch-mode.ts';

/** Images and fonts are served locally, so anything that takes longer than this never arrives. */
const timeout = 30_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Gives the window a size, in CSS pixels, and waits for its `resize` event. The browser dispatches the event in a later
 * frame. If a story had already opened a select by then, the event would close it.
 */
export async function resizeWindow(width: number, height: number): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return;
  const resized = new Promise((resolve) => {
    window.addEventListener('resize', resolve, { once: true });
  });
  await page.viewport(width, height);
  await resized;
}

/**
 * Waits until everything is loaded and the page height has stayed the same for some frames. Scripts can react
 * late to a resize.
 */
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

/**
 * Makes the window as high as the page, because the part of a screenshot below the window's edge would be blank.
 * Repeats this, because some content grows with the window.
 */
async function fitWindow(width: number): Promise<void> {
  let missing = Number.POSITIVE_INFINITY;
  for (;;) {
    const whole = document.documentElement.scrollHeight;
    const stillMissing = whole - window.innerHeight;
    if (stillMissing <= 0 || stillMissing >= missing) return;
    missing = stillMissing;
    await resizeWindow(width, whole);
    await waitForStableLayout();
  }
}

/**
 * Compares the story with its screenshot in one mode, in a window of that mode's size. The screenshot shows the
 * canvas. Set `parameters.picture` to 'page' if a dialog or a toast is outside of the canvas.
 */
export async function expectPicture(storyId: string, mode: ModeName): Promise<void> {
  const canvas = document.querySelector<HTMLElement>('[data-picture]');
  if (canvas === null) throw new Error('The story has no canvas.');
  const subject = canvas.dataset['picture'] === 'page' ? document.body : canvas;
  // Hides everything until the layout is stable, because transparent elements are not painted. If a layer was
  // painted early and then moved by half a pixel, it would keep its pixels. Its edges would then depend on how
  // fast the page loaded.
  subject.style.opacity = '0';
  try {
    const { width, height } = modes[mode].viewport;
    await resizeWindow(width, height);
    finishAnimations();
    await waitForStableLayout();
    await fitWindow(width);
    // Some pages are always longer than their window. They are clipped at the window's edge, because the rest
    // of the screenshot would be blank.
    canvas.style.maxBlockSize = `${window.innerHeight}px`;
    canvas.style.overflow = 'clip';
    subject.style.opacity = '';
    await nextFrame();
    // Playwright makes the text cursor transparent. In forced colors the cursor stays visible, so it must not blink.
    const focused = mode === 'forced' ? document.activeElement : null;
    if (focused instanceof HTMLElement) focused.style.setProperty('caret-animation', 'manual');
    await expect(page.elementLocator(subject)).toMatchScreenshot(`${storyId}--${mode}`, { timeout });
  } finally {
    subject.style.opacity = '';
    canvas.style.maxBlockSize = '';
    canvas.style.overflow = '';
  }
}
