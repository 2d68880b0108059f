/**
 * The items of a list of pages. If an item moves between two requests, it is in two pages. Only its first occurrence
 * is kept.
 */
export function withoutRepeats<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  return [...byId.values()];
}
