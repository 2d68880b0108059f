import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorSchemeScript, themeStorageKey } from './color-scheme-script.ts';
import { chooseTheme } from './theme-choice.ts';

const page = document.documentElement;
const shown = () =>
  ['color-scheme', 'contrast', 'density', 'season'].map((name) => page.getAttribute(`data-${name}`));

afterEach(() => {
  chooseTheme({});
  vi.restoreAllMocks();
});

describe('chooseTheme', () => {
  it('shows the choice at once, and leaves the rest to the system', () => {
    chooseTheme({ 'color-scheme': 'dark', density: 'spacious' });
    expect(shown()).toEqual(['dark', null, 'spacious', null]);
    expect(getComputedStyle(page).colorScheme).toBe('dark');
    chooseTheme({ contrast: 'more' });
    expect(shown()).toEqual([null, 'more', null, null]);
  });

  it('keeps it for the script of the next visit', () => {
    chooseTheme({ 'color-scheme': 'dark', contrast: 'more', density: 'compact', season: 'rose' });
    const chosen = shown();
    for (const name of ['color-scheme', 'contrast', 'density', 'season'])
      page.removeAttribute(`data-${name}`);
    const script = document.createElement('script');
    script.textContent = colorSchemeScript;
    document.head.append(script);
    script.remove();
    expect(shown()).toEqual(chosen);
    expect(chosen).toEqual(['dark', 'more', 'compact', 'rose']);
  });

  it('keeps nothing where nothing is chosen', () => {
    chooseTheme({ season: 'green' });
    expect(localStorage.getItem(themeStorageKey)).toBe('{"season":"green"}');
    chooseTheme({});
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
    expect(shown()).toEqual([null, null, null, null]);
  });

  it('shows the choice also where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseTheme({ season: 'violet' });
    expect(shown()).toEqual([null, null, null, 'violet']);
  });
});
