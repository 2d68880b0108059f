// Decides which modules share a chunk, from the pages that need them (docs/decisions/0091-chunks-are-planned.md).

import { moveGroups } from './chunk-moves.ts';
import { exactChunks, FILE, type BuiltModule, type Chunk, type Visit } from './exact-chunks.ts';

interface Merge {
  readonly change: number;
  readonly chunks: readonly [Chunk, Chunk];
}

const weightOf = (visits: Iterable<Visit>): number =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0);

/** All other chunks that are loaded together with the given chunks. */
function importedBy(...chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks.flatMap(({ imports }) => [...imports]));
  for (const chunk of found) for (const next of chunk.imports) found.add(next);
  for (const chunk of chunks) found.delete(chunk);
  return found;
}

/**
 * The change in bytes over all visits if two chunks are merged. There are then fewer files, but some visits load
 * unneeded code.
 */
function changeBy(one: Chunk, other: Chunk): number {
  const together = new Set([...one.visits, ...other.visits]);
  let change =
    weightOf(together) * (one.size + other.size + FILE) -
    weightOf(one.visits) * (one.size + FILE) -
    weightOf(other.visits) * (other.size + FILE);
  // Each visit that loads the merged chunk also loads the chunks that the merged chunk imports.
  if (change < 0)
    for (const { visits, size } of importedBy(one, other))
      change += weightOf([...together].filter((visit) => !visits.has(visit))) * (size + FILE);
  return change;
}

/** Whether merging the two chunks would create an import cycle through other chunks. */
const wouldCircle = (one: Chunk, other: Chunk): boolean =>
  [...importedBy(one, other)].some(({ imports }) => imports.has(one) || imports.has(other));

function merge(chunks: Set<Chunk>, one: Chunk, other: Chunk): Chunk {
  const merged: Chunk = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    visits: new Set([...one.visits, ...other.visits]),
    imports: new Set([...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other)),
    isFixed: false,
  };
  chunks.delete(one);
  chunks.delete(other);
  for (const { imports } of chunks)
    if ([one, other].filter((chunk) => imports.delete(chunk)).length > 0) imports.add(merged);
  for (const { visits } of importedBy(merged)) for (const visit of merged.visits) visits.add(visit);
  return merged;
}

/**
 * Returns the modules of each shared chunk. Starts with chunks from which no visit loads unneeded code. Then merges the
 * two chunks whose merge saves the most bytes, again and again, until no merge saves anything. Then moves single groups
 * of modules, because a later merge can have made an earlier one worse. The result excludes modules of the initial load
 * and modules that only one entry needs.
 */
export function planChunks(
  modules: ReadonlyMap<string, BuiltModule>,
  visits: readonly Visit[],
  initial: ReadonlySet<string>,
): (readonly string[])[] {
  const chunks = exactChunks(modules, visits, initial);
  const merges: Merge[] = [];
  const consider = (one: Chunk, other: Chunk): void => {
    const change = changeBy(one, other);
    if (change >= 0) return;
    const place = merges.findLastIndex((known) => known.change >= change) + 1;
    merges.splice(place, 0, { change, chunks: [one, other] });
  };

  const shared = [...chunks].filter(({ isFixed }) => !isFixed);
  for (const [place, one] of shared.entries())
    for (const other of shared.slice(place + 1)) consider(one, other);
  for (let best = merges.pop(); best !== undefined; best = merges.pop()) {
    const [one, other] = best.chunks;
    if (!chunks.has(one) || !chunks.has(other)) continue;
    // An earlier merge can have changed how much this merge saves.
    if (changeBy(one, other) > best.change) consider(one, other);
    else if (!wouldCircle(one, other)) {
      const merged = merge(chunks, one, other);
      for (const chunk of chunks) if (!chunk.isFixed) consider(merged, chunk);
      chunks.add(merged);
    }
  }
  const merged = [...chunks].filter(({ isFixed }) => !isFixed).map((chunk) => chunk.modules);
  return moveGroups([...exactChunks(modules, visits, initial)], visits, merged);
}
