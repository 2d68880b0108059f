import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { colorViolations } from './color-audit.ts';
import { modes, type ModeName } from './modes.ts';
import { expectPicture, resizeWindow } from './pictures.ts';
import { lowLinks } from './standalone-links.ts';
import { setForcedColors, switchMode } from './switch-mode.ts';
import { orderDependentStyles } from './order-dependent-styles.ts';
import { setTestedMode } from './tested-mode.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (value: 'active' | 'none') => Promise<void>;
    resetMousePosition: () => Promise<void>;
  }
}

type Globals = Readonly<Record<string, unknown>>;

interface ComposedStory {
  tags: readonly string[];
  globals: Globals;
  run: (context: { globals: Globals }) => Promise<void>;
}

setTestedMode('light');

// A clock that stands still. Otherwise a sample of 25 minutes ago, loaded once for all files, would be 26 minutes old on a
// slow machine, stories that run over midnight would say Yesterday, and calendars would show another month each month.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 20, 15) });

// Vitest loads this file again for each file of stories, under an address that has the time. If the clock still stood
// still, the address would be the same, so the browser would not run this file, and the stories would have no hooks.
afterAll(() => {
  vi.useRealTimers();
  setTestedMode(undefined);
});

/** Removes everything that a story has changed on the page, because all story files share one page. */
function resetPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  history.replaceState(null, '', location.pathname + location.search);
}

// A font that loads late would change line breaks and `lh` heights that were computed for the fallback font.
beforeAll(async () => {
  // The test server does not have the fonts of Storybook's own frame.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

beforeEach(resetPage);

/**
 * Renders a story again in another mode and runs its play function. axe runs all its rules again only if
 * `allRules` is set.
 */
async function renderIn(mode: ModeName, story: ComposedStory, { allRules }: { allRules: boolean }) {
  resetPage();
  await commands.resetMousePosition();
  await setForcedColors(mode === 'forced' ? 'active' : 'none');
  await story.run({ globals: { ...story.globals, ...modes[mode].globals, a11y: { manual: !allRules } } });
}

async function testInOtherModes(storyId: string, story: ComposedStory): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const restoreWindow = () => resizeWindow(innerWidth, innerHeight);
  const isComposed = story.tags.includes('composed');
  const checkLinks = () => {
    // The stories of Link itself also show small links without the `standalone` property, so they are not checked.
    if (!storyId.startsWith('components-link--')) expect(lowLinks()).toEqual([]);
  };
  const checkPicture = async (mode: ModeName) => {
    if (!isComposed || !inject('pictures')) return;
    await expectPicture(storyId, mode);
    await restoreWindow();
  };

  checkLinks();
  expect(orderDependentStyles()).toEqual([]);
  if (isComposed && inject('pictures')) {
    // During the first render, an element can have moved, received the focus or been scrolled. The browser may still
    // paint its earlier pixels, so the picture needs a new render.
    await renderIn('light', story, { allRules: false });
    await checkPicture('light');
  }

  // The other modes change only colors, so they are checked in the state after the play function. A screenshot
  // needs a new render, because a window that had another width can leave other line breaks and scroll
  // positions.
  for (const mode of ['forced', 'dark'] as const) {
    if (isComposed) await renderIn(mode, story, { allRules: false });
    else await switchMode(mode, story.globals);
    expect(await colorViolations(), `axe in ${mode}`).toEqual([]);
    await checkPicture(mode);
  }

  if (isComposed || story.tags.includes('direction')) {
    await renderIn('rtl', story, { allRules: true });
    checkLinks();
    await checkPicture('rtl');
  }
}

afterEach(async (context) => {
  const { task, story } = context as typeof context & { story?: ComposedStory };
  const meta = task.meta as { storyId?: string; reports?: unknown };
  const { storyId } = meta;
  // Removes the complete axe results, which would be sent to the terminal. The terminal shows only the
  // violations that fail the test.
  delete meta.reports;
  const failed = (task.result?.errors?.length ?? 0) > 0;
  if (failed || storyId === undefined || story === undefined) return;
  try {
    await testInOtherModes(storyId, story);
  } finally {
    await setForcedColors('none');
  }
}, 60_000);
