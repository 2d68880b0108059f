import { page } from 'vitest/browser';
import { afterEach, expect } from 'vitest';

// On a machine with much to do a picture takes its time, and is none the worse for it.
const patience = 30_000;

// A story's picture is of its canvas. `parameters.picture` is 'page' where something stands outside of it
// (a dialog, a toast), and 'none' where nothing is to be seen.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const failed = (task.result?.errors?.length ?? 0) > 0;
  if (import.meta.env['VITE_VISUAL'] !== '1' || storyId === undefined || failed) return;
  const canvas = document.querySelector<HTMLElement>('[data-picture]');
  if (canvas === null || canvas.dataset['picture'] === 'none') return;

  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const subject = canvas.dataset['picture'] === 'page' ? document.body : canvas;
  await expect(page.elementLocator(subject)).toMatchScreenshot(
    `${storyId}--${import.meta.env['VITE_COLOR_SCHEME']}`,
    { timeout: patience },
  );
}, patience * 2);
