import { isDeepStrictEqual } from 'node:util';
import schema from '../tokens/brands/brand.schema.json' with { type: 'json' };
import house from '../tokens/brands/parvis.brand.json' with { type: 'json' };
import { fromHex, type OklchColor } from './color.ts';
import { schemaFaults } from './json-schema.ts';
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

/** An invalid brand file, with one sentence for each fault. */
export class BrandFileError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'BrandFileError';
    this.faults = faults;
  }
}

export function parseBrand(text: string): BrandFile {
  let value: unknown;
  try {
    // Some editors write a byte order mark, which is not valid JSON.
    value = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new BrandFileError([
      `The file is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  const faults = schemaFaults(value, schema);
  if (faults.length > 0) throw new BrandFileError(faults);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has validated the value
  const brand = value as BrandFile;
  if (brand.name === house.name && !isDeepStrictEqual(value, house))
    throw new BrandFileError([`name is '${house.name}', which is the house's own: the brand needs another.`]);
  return brand;
}

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
