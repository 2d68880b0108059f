import type { Schemas } from '@parvis/api-client';

export type PageFields = Pick<Schemas['Publication'], 'title' | 'summary' | 'language'> & {
  readonly body: string;
  readonly parish: Schemas['ParishDetails'];
};

type Flat = Readonly<Record<string, unknown>>;

const PARISH = 'parish.';

const flatten = ({ parish, ...texts }: PageFields): Flat => ({
  ...texts,
  ...Object.fromEntries(Object.entries(parish).map(([name, value]) => [`${PARISH}${name}`, value])),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose values differ. */
function differences(before: Flat, after: Flat): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

export interface Merge {
  readonly fields: PageFields;
  /** The fields that somebody else has changed. */
  readonly theirs: readonly string[];
  /** The fields that both have changed differently. The merge has one's own values. */
  readonly both: readonly string[];
}

/** Adds the changes of somebody else to one's own, both made to the same version of the page. */
export function mergeChanges(base: PageFields, own: PageFields, other: PageFields): Merge {
  const [before, mine, now] = [flatten(base), flatten(own), flatten(other)];
  const ownNames = new Set(differences(before, mine));
  const theirs = differences(before, now);
  const both = theirs.filter((name) => ownNames.has(name) && !isSame(mine[name], now[name]));
  const merged = { ...now, ...Object.fromEntries([...ownNames].map((name) => [name, mine[name]])) };
  const parish = Object.fromEntries(
    Object.entries(merged)
      .filter(([name, value]) => name.startsWith(PARISH) && value !== undefined)
      .map(([name, value]) => [name.slice(PARISH.length), value]),
  );
  const texts = Object.fromEntries(Object.entries(merged).filter(([name]) => !name.startsWith(PARISH)));
  // The names and the types of the fields are those of the three versions.
  return { fields: { ...texts, parish } as unknown as PageFields, theirs, both };
}
