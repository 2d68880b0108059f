const sizes = {
  narrow: { width: 375, height: 812 },
  middle: { width: 768, height: 1024 },
  wide: { width: 1280, height: 900 },
} as const;

/** The viewport widths that the toolbar offers: those of all screenshots, magnified text, and a large screen. */
export const viewports = {
  narrow: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  middle: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  reflow: { name: 'Magnified, 320', styles: { width: '320px', height: '640px' } },
  wide: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' } },
  large: { name: 'Large screen, 1920', styles: { width: '1920px', height: '1080px' } },
} as const;

type Mode = {
  /** The window size of a screenshot. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** The values of the toolbar. */
  readonly globals: Readonly<Record<string, string>>;
  readonly forcedColors?: 'active';
};

/**
 * The four modes in which every story is tested. Stories with the tag `composed` also have a screenshot in each
 * mode.
 */
export const modes = {
  light: { viewport: sizes.wide, globals: { colorScheme: 'light' } },
  dark: { viewport: sizes.narrow, globals: { colorScheme: 'dark' } },
  rtl: { viewport: sizes.middle, globals: { colorScheme: 'light', direction: 'rtl' } },
  forced: { viewport: sizes.middle, globals: { colorScheme: 'light' }, forcedColors: 'active' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

export const modeNames = Object.keys(modes) as ModeName[];

/** The same modes in Chromatic's format, with reduced motion as in the tests. */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes).map(([name, { viewport, globals, forcedColors }]) => [
    name,
    {
      viewport,
      ...globals,
      prefersReducedMotion: 'reduce',
      ...(forcedColors === undefined ? {} : { forcedColors }),
    },
  ]),
);
