import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toHex } from './color.ts';
import { readColors } from './token-files.ts';
import { generate } from './tokens.ts';

const source = (path: string) => readFile(new URL(`../src/styles/${path}`, import.meta.url), 'utf8');

describe('the generated tokens', () => {
  it('are those in the repository', async () => {
    const { css, typescript } = await generate();
    expect(await source('tokens.gen.css')).toBe(css);
    expect(await source('tokens.gen.ts')).toBe(typescript);
  });

  it('have a value in either scheme', async () => {
    const { light, dark } = await readColors();
    expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted());
  });

  it('are the colours that were designed', async () => {
    const { light, dark } = await readColors();
    const hex = (colors: typeof light, name: string) => {
      const color = colors.get(name);
      return color === undefined ? undefined : toHex(color);
    };
    expect(hex(light, 'background')).toBe('#fbfaf7');
    expect(hex(dark, 'background')).toBe('#110f0b');
    expect(hex(dark, 'surface')).toBe('#1c1914');
  });
});
