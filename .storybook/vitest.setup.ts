import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { setTestedMode } from './tested-mode.ts';
import { modes, picturedModes, type ModeName } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mode: ModeName;
    pictures: boolean;
  }
}

// On a machine with much to do a picture takes its time, and is none the worse for it.
const patience = 30_000;

const mode = inject('mode');
setTestedMode(mode);

type StoryContext = { story?: { tags: readonly string[] } };

// A composed story has its picture, of its canvas in a window of the mode's size. `parameters.picture` is 'page' where
// something stands outside of the canvas: a dialog, a toast.
afterEach(async (context) => {
  const { task, story } = context as typeof context & StoryContext;
  const { storyId } = task.meta as { storyId?: string };
  const failed = (task.result?.errors?.length ?? 0) > 0;
  if (!inject('pictures') || !picturedModes.includes(mode)) return;
  if (failed || storyId === undefined || !story?.tags.includes('composed')) return;
  const canvas = document.querySelector<HTMLElement>('[data-picture]');
  if (canvas === null) throw new Error('The story has no canvas.');

  const before = { width: window.innerWidth, height: window.innerHeight };
  const { width, height } = modes[mode].viewport;
  await page.viewport(width, height);
  // What does not fit into the window would be left white.
  const whole = Math.ceil(document.documentElement.scrollHeight);
  if (whole > height) await page.viewport(width, whole);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const subject = canvas.dataset['picture'] === 'page' ? document.body : canvas;
  try {
    await expect(page.elementLocator(subject)).toMatchScreenshot(`${storyId}--${mode}`, {
      timeout: patience,
    });
  } finally {
    await page.viewport(before.width, before.height);
  }
}, patience * 2);
