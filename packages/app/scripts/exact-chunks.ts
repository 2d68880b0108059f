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

export interface Chunk {
  readonly modules: readonly string[];
  /** The estimated compressed size in bytes. */
  readonly size: number;
  /** The visits that load this chunk. */
  readonly visits: Set<Visit>;
  readonly imports: Set<Chunk>;
  /** Whether the chunk contains an entry. The build makes such a chunk itself. */
  readonly isFixed: boolean;
}

/**
 * The cost of each file in addition to its content, in bytes: headers, its name in the entry, and worse compression.
 */
export const FILE = 1500;
const COMPRESSION = 1 / 3;

/** All modules that the browser loads together with the given module. */
export function loadedWith(modules: ReadonlyMap<string, BuiltModule>, id: string): Set<string> {
  const found = new Set([id]);
  for (const reached of found) for (const next of modules.get(reached)?.imports ?? []) found.add(next);
  return found;
}

/** Groups modules that are needed by exactly the same entries. With these chunks, no visit loads unneeded code. */
export function exactChunks(
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
