import { contrast as ratioOf } from './color.ts';
import {
  contrastRules,
  leastRatios,
  seasonRules,
  type ContrastClass,
  type ContrastRule,
} from './contrast-pairs.ts';
import {
  contrasts,
  noSeasonColors,
  schemes,
  seasonColors,
  seasonNames,
  type Contrast,
  type Palette,
  type Scheme,
  type SeasonName,
} from './token-files.ts';

export type Colors = Readonly<Record<Contrast, Readonly<Record<Scheme, Palette>>>>;

export type MeasuredPair = {
  readonly scheme: Scheme;
  readonly contrast: Contrast;
  /** The season of the pair, if it belongs to one. */
  readonly season: SeasonName | 'none' | undefined;
  readonly class: ContrastClass;
  readonly reason: string;
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
};

type Mode = Pick<MeasuredPair, 'scheme' | 'contrast' | 'season'>;

function measure(rules: readonly ContrastRule[], palette: Palette, mode: Mode): MeasuredPair[] {
  const color = (name: string) => {
    const found = palette.get(name);
    if (found === undefined) throw new Error(`A rule names ${name}, which is not a color`);
    return found;
  };
  return rules.flatMap((rule) =>
    rule.text.flatMap((text) =>
      rule.on.map((ground) => ({
        ...mode,
        class: rule.class,
        reason: rule.reason,
        text,
        ground,
        ratio: ratioOf(color(text), color(ground)),
        least: leastRatios[mode.contrast][rule.class],
      })),
    ),
  );
}

/** Measures every pair of a palette, in each season and without a season. */
export function measurePalette(palette: Palette, scheme: Scheme, contrast: Contrast): MeasuredPair[] {
  const seasons = (['none', ...seasonNames] as const).flatMap((season) => {
    const colors = season === 'none' ? noSeasonColors(palette) : seasonColors(season, scheme, contrast);
    return measure(
      seasonRules.filter(({ except = [] }) => season === 'none' || !except.includes(season)),
      new Map([...palette, ...colors]),
      { scheme, contrast, season },
    );
  });
  return [...measure(contrastRules, palette, { scheme, contrast, season: undefined }), ...seasons];
}

/** Measures every pair of a brand, in each scheme, contrast and season, and without a season. */
export const measureBrand = (colors: Colors): MeasuredPair[] =>
  schemes.flatMap((scheme) =>
    contrasts.flatMap((contrast) => measurePalette(colors[contrast][scheme], scheme, contrast)),
  );

export const fails = (pair: MeasuredPair) => pair.ratio < pair.least;

/** The pair with the lowest ratio in each class. */
export function lowest(pairs: readonly MeasuredPair[]): Map<string, MeasuredPair> {
  const found = new Map<string, MeasuredPair>();
  for (const pair of pairs) {
    const key = pair.class;
    const other = found.get(key);
    if (other === undefined || pair.ratio < other.ratio) found.set(key, pair);
  }
  return found;
}

export function describePair(pair: MeasuredPair): string {
  const mode = [pair.scheme, ...(pair.contrast === 'more' ? ['more contrast'] : [])];
  const season = pair.season === undefined || pair.season === 'none' ? [] : [pair.season];
  return `${pair.text} on ${pair.ground} (${[...mode, ...season].join(', ')})`;
}
