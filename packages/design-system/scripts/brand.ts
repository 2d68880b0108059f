import { fromHex, type OklchColor } from './color.ts';
import type { Scheme } from './token-files.ts';

type PerScheme = string | { readonly light?: string; readonly dark?: string };

/** A brand file, as described by `brand.schema.json`. */
export type BrandFile = {
  readonly name: string;
  readonly description?: string;
  readonly colors: { readonly primary: string; readonly accent?: string; readonly neutral?: string };
  readonly fonts?: { readonly serif?: readonly string[]; readonly sans?: readonly string[] };
  readonly radius?: 'none' | 'small' | 'medium' | 'large';
  readonly density?: 'compact' | 'comfortable' | 'spacious';
  readonly logo?: { readonly ground?: PerScheme; readonly figure?: PerScheme; readonly image?: string };
  readonly roles?: Readonly<Record<string, PerScheme>>;
};

/** The exact colors that a brand file sets for roles in one scheme. */
export function exactColors(brand: BrandFile, scheme: Scheme): ReadonlyMap<string, OklchColor> {
  const wanted = Object.entries({
    ...(brand.logo?.ground === undefined ? {} : { 'logo.ground': brand.logo.ground }),
    ...(brand.logo?.figure === undefined ? {} : { 'logo.figure': brand.logo.figure }),
    ...brand.roles,
  });
  return new Map(
    wanted.flatMap(([role, value]) => {
      const hex = typeof value === 'string' ? value : value[scheme];
      return hex === undefined ? [] : [[role, fromHex(hex)] as const];
    }),
  );
}
