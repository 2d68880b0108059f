import type { Contrast, SeasonName } from './token-files.ts';

/** The required contrast, by use: long text, other text, interface elements, decoration. */
export type ContrastClass = 'reading' | 'text' | 'interface' | 'drawing';

export const leastRatios: Readonly<Record<Contrast, Readonly<Record<ContrastClass, number>>>> = {
  standard: { reading: 7, text: 4.5, interface: 3, drawing: 3 },
  more: { reading: 7, text: 7, interface: 4.5, drawing: 3 },
};

/** Color token names: each of `text` is used on each of `on`. */
export type ContrastRule = {
  readonly reason: string;
  readonly class: ContrastClass;
  readonly text: readonly string[];
  readonly on: readonly string[];
  /** The seasons to which this requirement does not apply. */
  readonly except?: readonly SeasonName[];
};

const papers = ['background', 'surface', 'surface.raised', 'surface.sunken'];
const tones = ['primary', 'accent', 'danger', 'success', 'warning', 'info'];
const avatars = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const contrastRules: readonly ContrastRule[] = [
  {
    reason: 'what one reads at length',
    class: 'reading',
    text: ['text'],
    on: [...papers, 'surface.hover', 'surface.active', ...tones.map((tone) => `${tone}.subtle`)],
  },
  {
    reason: 'secondary text',
    class: 'text',
    text: ['text.muted'],
    on: [...papers, 'surface.hover', 'accent.subtle'],
  },
  { reason: 'selected text', class: 'text', text: ['text'], on: ['selection'] },
  { reason: 'text on what is reversed', class: 'reading', text: ['text.inverse'], on: ['text'] },
  { reason: 'text with a meaning', class: 'text', text: tones.map((tone) => `${tone}.text`), on: papers },
  ...tones.map((tone): ContrastRule => ({
    reason: `${tone} text on its own tint`,
    class: 'text',
    text: [`${tone}.text`],
    on: [`${tone}.subtle`, ...(tone === 'primary' || tone === 'danger' ? [`${tone}.subtle-hover`] : [])],
  })),
  ...['primary', 'danger'].map((tone): ContrastRule => ({
    reason: `the label of a ${tone} button`,
    class: 'text',
    text: [`${tone}.on-solid`],
    on: [`${tone}.solid`, `${tone}.solid-hover`, `${tone}.solid-active`],
  })),
  { reason: 'text on gold', class: 'text', text: ['accent.on-solid'], on: ['accent.solid'] },
  ...avatars.map((number): ContrastRule => ({
    reason: 'initials',
    class: 'text',
    text: [`avatar.${number}.text`],
    on: [`avatar.${number}.background`],
  })),
  {
    reason: 'the outline of a control, and of the focus',
    class: 'interface',
    text: ['border.strong', 'focus', ...tones.map((tone) => `${tone}.border`)],
    on: papers,
  },
  {
    reason: 'the body of a button',
    class: 'interface',
    text: ['primary.solid', 'danger.solid', 'accent.solid'],
    on: papers,
  },
  {
    reason: 'a bar in its track',
    class: 'interface',
    text: ['primary.border', 'danger.border', 'success.border', 'warning.border', 'info.border'],
    on: ['surface.active'],
  },
  {
    reason: 'words on the deep panel',
    class: 'reading',
    text: ['panel.text', 'panel.text-muted'],
    on: ['panel.background'],
  },
  {
    reason: 'drawings on the deep panel',
    class: 'drawing',
    text: ['panel.ornament'],
    on: ['panel.background'],
  },
  { reason: 'the mark of the logo', class: 'drawing', text: ['logo.figure'], on: ['logo.ground'] },
];

/** The requirements for the colors of every season, on the backgrounds of every brand. */
export const seasonRules: readonly ContrastRule[] = [
  {
    reason: 'words of the season',
    class: 'reading',
    text: ['season.text'],
    on: [...papers, 'season.subtle'],
  },
  { reason: 'text on the tint of the season', class: 'reading', text: ['text'], on: ['season.subtle'] },
  { reason: 'secondary text on it', class: 'text', text: ['text.muted'], on: ['season.subtle'] },
  { reason: 'words on the solid season', class: 'text', text: ['season.on-solid'], on: ['season.solid'] },
  {
    reason: 'the marks and rules of the season',
    class: 'interface',
    text: ['season.border'],
    on: [...papers, 'season.subtle'],
  },
  {
    // Except white: a white element on a pale background is visible by its outline, which the rule above checks.
    reason: 'the solid season',
    class: 'interface',
    text: ['season.solid'],
    on: [...papers, 'season.subtle'],
    except: ['white'],
  },
];

/** Decorative lines and drawings that give no information. No contrast is required for them. */
export const drawings: ReadonlySet<string> = new Set(['border', 'accent.ornament', 'season.ornament']);
