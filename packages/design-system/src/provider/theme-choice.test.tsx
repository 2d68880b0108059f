import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorSchemeScript, themeStorageKey } from './color-scheme-script.ts';
import { chooseTheme, followTheme, readTheme } from './theme-choice.ts';

const page = document.documentElement;
const names = ['color-scheme', 'contrast', 'density', 'season', 'text-size'];
const shown = () => names.map((name) => page.getAttribute(`data-${name}`));

afterEach(() => {
  chooseTheme({});
  vi.restoreAllMocks();
});

describe('chooseTheme', () => {
  it('shows the choice at once, and leaves the rest to the system', () => {
    chooseTheme({ 'color-scheme': 'dark', density: 'spacious' });
    expect(shown()).toEqual(['dark', null, 'spacious', null, null]);
    expect(getComputedStyle(page).colorScheme).toBe('dark');
    chooseTheme({ contrast: 'more' });
    expect(shown()).toEqual([null, 'more', null, null, null]);
  });

  it('keeps it for the script of the next visit', () => {
    chooseTheme({
      'color-scheme': 'dark',
      contrast: 'more',
      density: 'compact',
      season: 'rose',
      'text-size': 'larger',
    });
    const chosen = shown();
    for (const name of names) page.removeAttribute(`data-${name}`);
    const script = document.createElement('script');
    script.textContent = colorSchemeScript;
    document.head.append(script);
    script.remove();
    expect(shown()).toEqual(chosen);
    expect(chosen).toEqual(['dark', 'more', 'compact', 'rose', 'larger']);
  });

  it('keeps nothing where nothing is chosen', () => {
    chooseTheme({ season: 'green' });
    expect(localStorage.getItem(themeStorageKey)).toBe('{"season":"green"}');
    chooseTheme({});
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
    expect(shown()).toEqual([null, null, null, null, null]);
  });

  it('shows the choice also where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseTheme({ season: 'violet' });
    expect(shown()).toEqual([null, null, null, 'violet', null]);
  });
});

describe('readTheme', () => {
  it('answers what the page shows, to change a part of it', () => {
    chooseTheme({ contrast: 'more', season: 'none' });
    chooseTheme({ ...readTheme(), 'text-size': 'large' });
    expect(shown()).toEqual([null, 'more', null, 'none', 'large']);
    expect(localStorage.getItem(themeStorageKey)).toBe(
      '{"contrast":"more","season":"none","text-size":"large"}',
    );
  });

  it('leaves out what no style sheet knows', () => {
    page.setAttribute('data-season', 'blue');
    page.setAttribute('data-color-scheme', 'dark');
    expect(readTheme()).toEqual({ 'color-scheme': 'dark' });
  });
});

const inAnotherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('followTheme', () => {
  it('shows what another tab has chosen, until it is ended', () => {
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

describe('the size of the text', () => {
  it.each([
    [undefined, 16],
    ['large', 18.4],
    ['larger', 20.8],
    ['largest', 24],
  ] as const)('%s makes everything as large', (size, pixels) => {
    chooseTheme({ 'text-size': size });
    expect(Number.parseFloat(getComputedStyle(page).fontSize)).toBeCloseTo(pixels, 1);
  });
});
