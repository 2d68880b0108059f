import { isDeepStrictEqual } from 'node:util';
import schema from '../tokens/brands/brand.schema.json' with { type: 'json' };
import house from '../tokens/brands/parvis.brand.json' with { type: 'json' };
import type { BrandFile } from './brand.ts';
import { schemaFaults } from './json-schema.ts';

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
