import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandFile } from './brand.ts';
import { parseBrand } from './brand-file.ts';

const folder = join(import.meta.dirname, '../tokens/brands');

/** The brands of this repository, the house first. */
export async function readBrands(): Promise<BrandFile[]> {
  const paths: string[] = [];
  for await (const path of glob('*.brand.json', { cwd: folder })) paths.push(path);
  const brands = await Promise.all(
    paths.toSorted().map(async (path) => parseBrand(await readFile(join(folder, path), 'utf8'))),
  );
  return brands.toSorted(
    (first, second) => Number(second.name === 'parvis') - Number(first.name === 'parvis'),
  );
}
