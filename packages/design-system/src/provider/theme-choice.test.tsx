import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorSchemeScript, themeStorageKey } from './color-scheme-script.ts';
import { chooseTheme, followTheme, readTheme, setSiteTheme } from './theme-choice.ts';

const page = document.documentElement;
const names = ['color-scheme', 'contrast', 'density', 'season', 'text-size'];
const shown = () => names.map((name) => page.getAttribute(`data-${name}`));

const runScript = () => {
  const script = document.createElement('script');
  script.textContent = colorSchemeScript;
  document.head.append(script);
  script.remove();
};

afterEach(() => {
  chooseTheme({});
  for (const name of names) page.removeAttribute(`data-${name}`);
  vi.restoreAllMocks();
});

describe('chooseTheme', () => {
  it('shows the choice immediately, and leaves the rest to the system', () => {
    chooseTheme({ 'color-scheme': 'dark', density: 'spacious' });
    expect(shown()).toEqual(['dark', null, 'spacious', null, null]);
    expect(getComputedStyle(page).colorScheme).toBe('dark');
    chooseTheme({ contrast: 'more' });
    expect(shown()).toEqual([null, 'more', null, null, null]);
  });

  it('stores it for the script of the next visit', () => {
    chooseTheme({
      'color-scheme': 'dark',
      contrast: 'more',
      density: 'compact',
      season: 'rose',
      'text-size': 'larger',
    });
    const chosen = shown();
    for (const name of names) {
      page.removeAttribute(`data-${name}`);
      page.removeAttribute(`data-site-${name}`);
    }
    runScript();
    expect(shown()).toEqual(chosen);
    expect(chosen).toEqual(['dark', 'more', 'compact', 'rose', 'larger']);
  });

  it('stores nothing if nothing is chosen', () => {
    chooseTheme({ season: 'green' });
    expect(localStorage.getItem(themeStorageKey)).toBe('{"season":"green"}');
    chooseTheme({});
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
    expect(shown()).toEqual([null, null, null, null, null]);
  });

  it('shows the choice even if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseTheme({ season: 'violet' });
    expect(shown()).toEqual([null, null, null, 'violet', null]);
  });
});

describe('readTheme', () => {
  it('returns the choice, so that a part of it can be changed', () => {
    chooseTheme({ contrast: 'more', season: 'none' });
    chooseTheme({ ...readTheme(), 'text-size': 'large' });
    expect(shown()).toEqual([null, 'more', null, 'none', 'large']);
    expect(localStorage.getItem(themeStorageKey)).toBe(
      '{"contrast":"more","season":"none","text-size":"large"}',
    );
  });

  it("omits the site's values, and unknown ones", () => {
    setSiteTheme({ density: 'compact' });
    page.setAttribute('data-contrast', 'more');
    localStorage.setItem(themeStorageKey, '{"color-scheme":"dark","season":"blue"}');
    runScript();
    expect(readTheme()).toEqual({ 'color-scheme': 'dark' });
  });
});

describe("the site's values", () => {
  it('is kept for the values that the reader does not choose', () => {
    page.setAttribute('data-season', 'violet');
    setSiteTheme({ density: 'compact', 'text-size': 'large' });
    chooseTheme({ ...readTheme(), contrast: 'more' });
    expect(shown()).toEqual([null, 'more', 'compact', 'violet', 'large']);
    expect(localStorage.getItem(themeStorageKey)).toBe('{"contrast":"more"}');
    chooseTheme({});
    expect(shown()).toEqual([null, null, 'compact', 'violet', 'large']);
  });

  it('changes while the page is open, even while a choice overrides it, and is shown after the choice', () => {
    setSiteTheme({ season: 'violet' });
    setSiteTheme({ season: 'rose' });
    expect(shown()[3]).toBe('rose');
    chooseTheme({ season: 'none' });
    setSiteTheme({ season: 'gold' });
    expect(shown()[3]).toBe('none');
    expect(readTheme()).toEqual({ season: 'none' });
    chooseTheme({});
    expect(shown()[3]).toBe('gold');
    setSiteTheme({ season: undefined });
    expect(shown()[3]).toBeNull();
  });

  it('returns after a choice that the script in the head has applied', () => {
    page.setAttribute('data-density', 'spacious');
    localStorage.setItem(themeStorageKey, '{"density":"compact","season":"none"}');
    runScript();
    runScript();
    expect(shown()).toEqual([null, null, 'compact', 'none', null]);
    chooseTheme({});
    expect(shown()).toEqual([null, null, 'spacious', null, null]);
  });

  it('does not undo a choice if the site writes the attribute itself', async () => {
    const stop = followTheme();
    chooseTheme({ density: 'spacious' });
    page.setAttribute('data-density', 'compact');
    page.setAttribute('data-season', 'green');
    await expect.poll(() => shown()).toEqual([null, null, 'spacious', 'green', null]);
    page.setAttribute('data-density', 'comfortable');
    chooseTheme({});
    expect(shown()).toEqual([null, null, 'comfortable', 'green', null]);
    stop();
  });
});

const inAnotherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('followTheme', () => {
  it("applies another tab's choice, until it is stopped", () => {
    const stop = followTheme();
    inAnotherTab(themeStorageKey, '{"color-scheme":"dark","text-size":"huge"}');
    expect(shown()).toEqual(['dark', null, null, null, null]);
    inAnotherTab(null, null);
    inAnotherTab('token', null);
    expect(shown()).toEqual(['dark', null, null, null, null]);
    inAnotherTab(themeStorageKey, null);
    expect(shown()).toEqual([null, null, null, null, null]);
    stop();
    inAnotherTab(themeStorageKey, '{"color-scheme":"dark"}');
    expect(shown()).toEqual([null, null, null, null, null]);
  });
});

describe('the text size', () => {
  it.each([
    [undefined, 16],
    ['large', 18.4],
    ['larger', 20.8],
    ['largest', 24],
  ] as const)('%s sets the base text size', (size, pixels) => {
    chooseTheme({ 'text-size': size });
    expect(Number.parseFloat(getComputedStyle(page).fontSize)).toBeCloseTo(pixels, 1);
  });
});
