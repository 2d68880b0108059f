/** Names of colour tokens: each of `text` is shown on each of `on`. */
export type ContrastRule = {
  readonly reason: string;
  readonly least: number;
  readonly text: readonly string[];
  readonly on: readonly string[];
};

const papers = ['background', 'surface', 'surface.raised', 'surface.sunken'];
const tones = ['primary', 'accent', 'danger', 'success', 'warning', 'info'];
const avatars = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const contrastRules: readonly ContrastRule[] = [
  {
    reason: 'what one reads at length',
    least: 7,
    text: ['text'],
    on: [...papers, 'surface.hover', 'surface.active', ...tones.map((tone) => `${tone}.subtle`)],
  },
  {
    reason: 'secondary text',
    least: 4.5,
    text: ['text.muted'],
    on: [...papers, 'surface.hover', 'accent.subtle'],
  },
  { reason: 'selected text', least: 4.5, text: ['text'], on: ['selection'] },
  { reason: 'text on what is reversed', least: 7, text: ['text.inverse'], on: ['text'] },
  { reason: 'text with a meaning', least: 4.5, text: tones.map((tone) => `${tone}.text`), on: papers },
  ...tones.map((tone) => ({
    reason: `${tone} text on its own tint`,
    least: 4.5,
    text: [`${tone}.text`],
    on: [`${tone}.subtle`, ...(tone === 'primary' || tone === 'danger' ? [`${tone}.subtle-hover`] : [])],
  })),
  ...['primary', 'danger'].map((tone) => ({
    reason: `the label of a ${tone} button`,
    least: 4.5,
    text: [`${tone}.on-solid`],
    on: [`${tone}.solid`, `${tone}.solid-hover`, `${tone}.solid-active`],
  })),
  { reason: 'text on gold', least: 4.5, text: ['accent.on-solid'], on: ['accent.solid'] },
  ...avatars.map((number) => ({
    reason: 'initials',
    least: 4.5,
    text: [`avatar.${number}.text`],
    on: [`avatar.${number}.background`],
  })),
  {
    reason: 'the outline of a control, and of the focus',
    least: 3,
    text: ['border.strong', 'focus', ...tones.map((tone) => `${tone}.border`)],
    on: papers,
  },
  {
    reason: 'the body of a button',
    least: 3,
    text: ['primary.solid', 'danger.solid', 'accent.solid'],
    on: papers,
  },
  {
    reason: 'a bar in its track',
    least: 3,
    text: ['primary.border', 'danger.border', 'success.border', 'warning.border', 'info.border'],
    on: ['surface.active'],
  },
  {
    reason: 'words on the deep panel',
    least: 7,
    text: ['panel.text', 'panel.text-muted'],
    on: ['panel.background'],
  },
  { reason: 'drawings on the deep panel', least: 3, text: ['panel.ornament'], on: ['panel.background'] },
  { reason: 'the mark of the logo', least: 3, text: ['logo.figure'], on: ['logo.ground'] },
];
