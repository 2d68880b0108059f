/// <reference types="@vitest/browser-playwright" />
import './brands/assisi.gen.css';
import './brands/stella-maris.gen.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { colorHex } from './tokens.gen.ts';

type Attributes = Readonly<Record<string, string>>;

const page = document.documentElement;
const attributes = ['data-brand', 'data-color-scheme', 'data-contrast', 'data-density', 'data-season'];
let probe: HTMLElement;

const clear = () => {
  for (const name of attributes) page.removeAttribute(name);
  document.body.replaceChildren();
};

/** The computed value of a token on an element within nested scopes. The outermost scope is the page. */
function computed(
  property: string,
  token: string,
  [outermost = {}, ...scopes]: readonly Attributes[],
): string {
  const wear = (element: Element, worn: Attributes) => {
    for (const [name, value] of Object.entries(worn)) element.setAttribute(`data-${name}`, value);
  };
  clear();
  wear(page, { brand: 'parvis', 'color-scheme': 'light', ...outermost });
  let parent: Element = document.body;
  for (const scope of scopes) {
    const element = document.createElement('div');
    wear(element, scope);
    parent.append(element);
    parent = element;
  }
  probe = document.createElement('div');
  parent.append(probe);
  probe.style.setProperty(property, `var(${token})`);
  return getComputedStyle(probe).getPropertyValue(property);
}

const color = (token: string, ...scopes: readonly Attributes[]) => {
  const channels = computed('color', token, scopes).match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};
const space = (...scopes: readonly Attributes[]) => computed('width', '--ds-space-4', scopes);

const primary = '--ds-color-primary-solid';
const season = '--ds-season-text';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });

beforeEach(clear);
afterEach(clear);

describe('a colour scheme', () => {
  it('applies to every color within it, including those of a season and a brand', () => {
    expect(color('--ds-color-text', {}, { 'color-scheme': 'dark' })).toBe(colorHex.dark.text);
    expect(color('--ds-color-text', { 'color-scheme': 'dark' }, { 'color-scheme': 'light' })).toBe(
      colorHex.light.text,
    );
    const light = color(season, { season: 'violet' });
    const dark = color(season, { season: 'violet', 'color-scheme': 'dark' });
    expect(dark).not.toBe(light);
    expect(color(season, { season: 'violet' }, { 'color-scheme': 'dark' })).toBe(dark);
    expect(color(season, { 'color-scheme': 'dark' }, { season: 'violet' })).toBe(dark);
    expect(color(primary, { brand: 'assisi' }, { 'color-scheme': 'dark' })).toBe(
      color(primary, { brand: 'assisi', 'color-scheme': 'dark' }),
    );
  });
});

describe('a season', () => {
  it('applies from the nearest part, and there is none if no part has one', () => {
    const violet = color(season, { season: 'violet' });
    const none = color(season, {});
    expect(new Set([violet, none, color(season, { season: 'red' })]).size).toBe(3);
    expect(color(season, { season: 'red' }, { season: 'violet' })).toBe(violet);
    expect(color(season, { season: 'red' }, { season: 'none' })).toBe(none);
  });

  it('is not changed by a brand, and does not change a brand', () => {
    const violet = color(season, { season: 'violet' });
    expect(color(season, { season: 'violet' }, { brand: 'assisi' })).toBe(violet);
    expect(color(season, { brand: 'assisi', season: 'violet' })).toBe(violet);
    expect(color(primary, { season: 'red' })).toBe(colorHex.light['primary-solid']);
  });
});

describe('a brand', () => {
  it('applies from the nearest part', () => {
    const assisi = color(primary, { brand: 'assisi' });
    expect(assisi).toBe('#7a4526');
    expect(color(primary, {}, { brand: 'assisi' })).toBe(assisi);
    expect(color(primary, { brand: 'stella-maris' }, { brand: 'assisi' })).toBe(assisi);
    expect(color(primary, { brand: 'assisi' }, { brand: 'parvis' })).toBe(colorHex.light['primary-solid']);
  });

  it('sets the colors of its part of the page', () => {
    color(primary, {}, { brand: 'stella-maris' });
    expect(getComputedStyle(probe).fontFamily).toContain('Verdana');
  });
});

describe('more contrast', () => {
  const muted = '--ds-color-text-muted';
  const border = '--ds-color-primary-border';

  it('applies to nested schemes, brands and seasons', () => {
    const light = color(muted, { contrast: 'more' });
    const dark = color(muted, { contrast: 'more', 'color-scheme': 'dark' });
    expect(light).not.toBe(colorHex.light['text-muted']);
    expect(dark).not.toBe(colorHex.dark['text-muted']);
    expect(color(muted, { contrast: 'more' }, { 'color-scheme': 'dark' })).toBe(dark);
    expect(color(muted, {}, { contrast: 'more' })).toBe(light);

    const assisi = color(border, { brand: 'assisi', contrast: 'more' });
    expect(assisi).not.toBe(color(border, { contrast: 'more' }));
    expect(assisi).not.toBe(color(border, { brand: 'assisi' }));
    expect(color(border, { contrast: 'more' }, { brand: 'assisi' })).toBe(assisi);
    expect(color(border, { brand: 'assisi' }, { contrast: 'more' })).toBe(assisi);
    expect(color(border, { contrast: 'more', brand: 'assisi' }, { brand: 'parvis' })).toBe(
      color(border, { contrast: 'more' }),
    );

    const solid = color('--ds-season-solid', { contrast: 'more', season: 'red' });
    expect(solid).toBe(color(season, { season: 'red' }));
    expect(color('--ds-season-solid', { contrast: 'more', season: 'green' }, { season: 'red' })).toBe(solid);
    expect(color('--ds-season-solid', { season: 'red' }, { contrast: 'more' })).toBe(solid);
  });

  it('is the same if the system requests it', async () => {
    const asked = [
      color(muted, { contrast: 'more' }),
      color(border, { contrast: 'more', brand: 'assisi' }),
      color('--ds-season-solid', { contrast: 'more', season: 'red' }),
    ];
    await emulate('more');
    try {
      expect([
        color(muted, {}),
        color(border, { brand: 'assisi' }),
        color('--ds-season-solid', { season: 'red' }),
      ]).toEqual(asked);
      expect(color(border, {}, { brand: 'assisi' })).toBe(asked[1]);
    } finally {
      await emulate('');
    }
    expect(color(muted, {})).toBe(colorHex.light['text-muted']);
  });
});

describe('a density', () => {
  it('applies from the nearest part, and never changes the touch targets', () => {
    expect([space({}), space({ density: 'compact' }), space({ density: 'spacious' })]).toEqual([
      '16px',
      '12px',
      '20px',
    ]);
    expect(space({ density: 'compact' }, { density: 'comfortable' })).toBe('16px');
    for (const density of ['compact', 'spacious'])
      expect(computed('width', '--ds-size-target', [{ density }])).toBe('44px');
  });

  it('is the brand’s own if the page chooses none', () => {
    expect(space({ brand: 'stella-maris' })).toBe('12px');
    expect(space({ brand: 'stella-maris', density: 'spacious' })).toBe('20px');
    expect(space({ density: 'spacious' }, { brand: 'parvis' })).toBe('20px');
  });
});
