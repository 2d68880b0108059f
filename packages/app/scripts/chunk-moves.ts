import { FILE, type Chunk, type Visit } from './exact-chunks.ts';

/** Groups of modules. All numbers are places in `groups` or in `visits`. */
interface Graph {
  readonly groups: readonly Chunk[];
  readonly visits: readonly Visit[];
  /** The groups that each group imports. */
  readonly imports: readonly (readonly number[])[];
  /** The groups with which each visit begins. */
  readonly starts: readonly (readonly number[])[];
}

/** The number of the chunk that contains each group. */
type Places = readonly number[];

const numbersIn = <Key>(found: ReadonlyMap<Key, number>, keys: Iterable<Key>): number[] => [
  ...new Set([...keys].flatMap((key) => found.get(key) ?? [])),
];

function graphOf(groups: readonly Chunk[], visits: readonly Visit[]): Graph {
  const numbers = new Map(groups.map((group, number) => [group, number]));
  const numberOf = new Map(groups.flatMap(({ modules }, number) => modules.map((id) => [id, number])));
  return {
    groups,
    visits,
    imports: groups.map((group) => numbersIn(numbers, group.imports)),
    starts: visits.map((visit) => numbersIn(numberOf, visit.entries)),
  };
}

/** The chunks that each chunk imports. */
function importsOfChunks({ imports }: Graph, places: Places): readonly ReadonlySet<number>[] {
  const found = Array.from({ length: Math.max(...places) + 1 }, () => new Set<number>());
  for (const [group, others] of imports.entries()) {
    const chunk = places[group] ?? 0;
    for (const other of others) {
      const imported = places[other] ?? 0;
      if (imported !== chunk) found[chunk]?.add(imported);
    }
  }
  return found;
}

/** The bytes of each chunk, with the cost of its file. */
function sizesOfChunks({ groups }: Graph, places: Places): Float64Array {
  const sizes = new Float64Array(Math.max(...places) + 1).fill(FILE);
  for (const [group, { size }] of groups.entries()) {
    const chunk = places[group] ?? 0;
    sizes[chunk] = (sizes[chunk] ?? 0) + size;
  }
  return sizes;
}

/** The bytes that all visits load. */
function bytesOf(graph: Graph, places: Places): number {
  const imports = importsOfChunks(graph, places);
  const sizes = sizesOfChunks(graph, places);
  // The last visit that has loaded each chunk. A set for each visit would take several times as long.
  const seen = new Int32Array(sizes.length).fill(-1);
  let bytes = 0;
  for (const [visit, { weight }] of graph.visits.entries()) {
    const waiting = (graph.starts[visit] ?? []).map((group) => places[group] ?? 0);
    for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
      if (seen[chunk] === visit) continue;
      seen[chunk] = visit;
      bytes += weight * (sizes[chunk] ?? 0);
      for (const next of imports[chunk] ?? []) if (seen[next] !== visit) waiting.push(next);
    }
  }
  return bytes;
}

function hasCircle(graph: Graph, places: Places): boolean {
  const imports = importsOfChunks(graph, places);
  const states = new Map<number, 'open' | 'done'>();
  const leadsBack = (chunk: number): boolean => {
    states.set(chunk, 'open');
    for (const next of imports[chunk] ?? []) {
      const state = states.get(next);
      if (state === 'open' || (state === undefined && leadsBack(next))) return true;
    }
    states.set(chunk, 'done');
    return false;
  };
  return [...imports.keys()].some((chunk) => !states.has(chunk) && leadsBack(chunk));
}

const weightOf = (visits: Iterable<Visit>): number =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0);

/**
 * The chunks in which a group could save bytes. In another chunk it could not: if all its visits would load that chunk
 * only for the group, or if the chunk costs them more than the group costs the visits of its present chunk.
 */
function usefulTargets(graph: Graph, places: Places, group: number, chunks: Iterable<number>): number[] {
  const groupsInChunk = Map.groupBy(places.keys(), (other) => places[other] ?? 0);
  const loading = (chunk: number): Set<Visit> =>
    new Set((groupsInChunk.get(chunk) ?? []).flatMap((other) => [...(graph.groups[other]?.visits ?? [])]));
  const { size, visits } = graph.groups[group] ?? { size: 0, visits: new Set<Visit>() };
  const sizes = sizesOfChunks(graph, places);
  const present = places[group] ?? 0;
  const most = weightOf(loading(present)) * (size + FILE);
  return [...chunks].filter((chunk) => {
    if (chunk === present) return false;
    const already = loading(chunk);
    const added = [...visits].filter((visit) => !already.has(visit));
    return added.length < visits.size && weightOf(added) * (sizes[chunk] ?? 0) <= most;
  });
}

/**
 * Moves single groups to another planned chunk, or to a chunk of their own, wherever this saves bytes in the sum of all
 * visits. Returns the modules of each chunk.
 */
export function moveGroups(
  groups: readonly Chunk[],
  visits: readonly Visit[],
  plan: readonly (readonly string[])[],
): (readonly string[])[] {
  const graph = graphOf(groups, visits);
  const planned = new Map(plan.flatMap((ids, chunk) => ids.map((id) => [id, chunk])));
  // The build makes the chunks of entries itself. They get the numbers after the planned ones.
  let count = plan.length;
  const places = groups.map(({ modules, isFixed }) => {
    const chunk = isFixed ? undefined : planned.get(modules[0] ?? '');
    return chunk ?? count++;
  });
  const fixed = new Set(places.filter((_, group) => groups[group]?.isFixed === true));
  // Begins with the large groups, because the place of the small ones depends on them.
  const movable = [...groups.keys()]
    .filter((group) => groups[group]?.isFixed === false)
    .toSorted((one, other) => (groups[other]?.size ?? 0) - (groups[one]?.size ?? 0));

  let bytes = bytesOf(graph, places);
  for (const group of movable) {
    const chunks = new Set(places.filter((chunk) => !fixed.has(chunk)));
    let best = places[group] ?? 0;
    const own = count;
    for (const target of [...usefulTargets(graph, places, group, chunks), own]) {
      const next = places.with(group, target);
      const nextBytes = bytesOf(graph, next);
      if (nextBytes < bytes && !hasCircle(graph, next)) {
        bytes = nextBytes;
        best = target;
      }
    }
    places[group] = best;
    if (best === own) count += 1;
  }

  const moved = Map.groupBy(
    movable.toSorted((one, other) => one - other),
    (group) => places[group] ?? 0,
  );
  return [...moved.values()].map((numbers) => numbers.flatMap((group) => groups[group]?.modules ?? []));
}
