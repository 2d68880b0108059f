import { afterEach, beforeAll, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { lowLinks } from './standalone-links.ts';
import { setTestedMode } from './tested-mode.ts';
import { modes, type ModeName } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mode: ModeName;
    pictures: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: () => Promise<void>;
  }
}

// On a machine with much to do a picture takes its time, and is none the worse for it.
const patience = 30_000;

const mode = inject('mode');
setTestedMode(mode);

type StoryContext = { story?: { tags: readonly string[] } };

/** Whether colours are forced indeed: the media query would say so even where they are not. */
const colorsAreForced = (): boolean => {
  const probe = document.createElement('span');
  probe.style.color = 'rgb(1, 2, 3)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color !== 'rgb(1, 2, 3)';
};

beforeAll(async () => {
  if (mode === 'forced') await commands.forceColors();
  expect(colorsAreForced()).toBe(mode === 'forced');
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until all is loaded and the page has kept its height for some frames: what follows the window's width moves late. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const until = performance.now() + patience;
  for (let height = 0, still = 0; still < 4;) {
    if (performance.now() > until) throw new Error('The page does not come to rest.');
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    still = scrollHeight === height ? still + 1 : 0;
    height = scrollHeight;
  }
}

/** What does not fit into the window would be left white. Some of it may follow the window's height, and grow with it. */
async function fitWindow(width: number): Promise<void> {
  let missing = Number.POSITIVE_INFINITY;
  for (;;) {
    const whole = document.documentElement.scrollHeight;
    const stillMissing = whole - window.innerHeight;
    if (stillMissing <= 0 || stillMissing >= missing) return;
    missing = stillMissing;
    await page.viewport(width, whole);
    await rest();
  }
}

// The stories of the link itself show what it is without the property.
afterEach((context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId?.startsWith('components-link--') === false) expect(lowLinks()).toEqual([]);
});

// A composed story has its picture, of its canvas in a window of the mode's size. `parameters.picture` is 'page' where
// something stands outside of the canvas: a dialog, a toast.
afterEach(async (context) => {
  const { task, story } = context as typeof context & StoryContext;
  const { storyId } = task.meta as { storyId?: string };
  const failed = (task.result?.errors?.length ?? 0) > 0;
  if (failed || !inject('pictures') || storyId === undefined || !story?.tags.includes('composed')) return;
  const canvas = document.querySelector<HTMLElement>('[data-picture]');
  if (canvas === null) throw new Error('The story has no canvas.');

  const before = { width: window.innerWidth, height: window.innerHeight };
  const { width, height } = modes[mode].viewport;
  await page.viewport(width, height);
  await rest();
  await fitWindow(width);
  // A page that is always longer than its window is pictured as far as the window reaches: the rest would be white.
  canvas.style.maxBlockSize = `${window.innerHeight}px`;
  canvas.style.overflow = 'clip';
  const subject = canvas.dataset['picture'] === 'page' ? document.body : canvas;
  try {
    await expect(page.elementLocator(subject)).toMatchScreenshot(`${storyId}--${mode}`, {
      timeout: patience,
    });
  } finally {
    await page.viewport(before.width, before.height);
  }
}, patience * 2);
