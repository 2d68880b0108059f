// Decides which modules share a chunk, from the pages that need them (docs/decisions/0091-chunks-are-planned.md).

/** A module of the build, without the code that tree shaking has removed. */
export interface BuiltModule {
  readonly id: string;
  /** The minified size in bytes. */
  readonly size: number;
  /** The ids of the modules that this module imports statically. */
  readonly imports: readonly string[];
}

/** Code that the browser loads together: a page with its shell, or a part that is loaded later. */
export interface Visit {
  /** The ids of the modules that this visit imports dynamically. */
  readonly entries: readonly string[];
  /** How often this visit happens, compared with other visits. */
  readonly weight: number;
}

interface Chunk {
  readonly modules: readonly string[];
  /** The estimated compressed size in bytes. */
  readonly size: number;
  /** The visits that load this chunk. */
  readonly visits: Set<Visit>;
  readonly imports: Set<Chunk>;
  /** Whether the chunk contains an entry. The build makes such a chunk itself. */
  readonly isFixed: boolean;
}

interface Merge {
  readonly change: number;
  readonly chunks: readonly [Chunk, Chunk];
}

/**
 * The cost of each file in addition to its content, in bytes: headers, its name in the entry, and worse compression.
 */
const FILE = 1500;
const COMPRESSION = 1 / 3;

const weightOf = (visits: Iterable<Visit>): number =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0);

/** All modules that the browser loads together with the given module. */
export function loadedWith(modules: ReadonlyMap<string, BuiltModule>, id: string): Set<string> {
  const found = new Set([id]);
  for (const reached of found) for (const next of modules.get(reached)?.imports ?? []) found.add(next);
  return found;
}

/** All other chunks that are loaded together with the given chunks. */
function importedBy(...chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks.flatMap(({ imports }) => [...imports]));
  for (const chunk of found) for (const next of chunk.imports) found.add(next);
  for (const chunk of chunks) found.delete(chunk);
  return found;
}

/** Groups modules that are needed by exactly the same entries. With these chunks, no visit loads unneeded code. */
function exactChunks(
  modules: ReadonlyMap<string, BuiltModule>,
  visits: readonly Visit[],
  initial: ReadonlySet<string>,
): Set<Chunk> {
  const entries = [...new Set(visits.flatMap((visit) => visit.entries))].toSorted();
  const users = new Map<string, string[]>();
  for (const entry of entries)
    for (const id of loadedWith(modules, entry))
      if (!initial.has(id)) users.set(id, [...(users.get(id) ?? []), entry]);

  const isEntry = new Set(entries);
  const groups = Map.groupBy([...users.keys()].toSorted(), (id) =>
    isEntry.has(id) ? id : (users.get(id) ?? []).join('\n'),
  );
  const chunkOf = new Map<string, Chunk>();
  for (const ids of groups.values()) {
    const needing = new Set(ids.flatMap((id) => users.get(id) ?? []));
    const chunk: Chunk = {
      modules: ids,
      size: ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0) * COMPRESSION,
      visits: new Set(visits.filter((visit) => visit.entries.some((entry) => needing.has(entry)))),
      imports: new Set(),
      isFixed: ids.some((id) => isEntry.has(id)),
    };
    for (const id of ids) chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported);
      if (other !== undefined && other !== chunk) chunk.imports.add(other);
    }
  return new Set(chunkOf.values());
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
 * two chunks whose merge saves the most bytes, again and again, until no merge saves anything. The result excludes
 * modules of the initial load and modules that only one entry needs.
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
  return [...chunks].filter(({ isFixed }) => !isFixed).map((chunk) => chunk.modules);
}
