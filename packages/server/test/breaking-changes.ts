import type { Column, Rule, SchemaShape } from './schema-shape.ts';

const nameOf = ({ table, name }: Column): string => `${table}.${name}`;
const LITERAL = /'[^']*'(?:::\w+)?,?/g;
const WORD = /\w+/g;

function columnChanges(column: Column, changed: Column | undefined): string[] {
  const name = nameOf(column);
  if (changed === undefined) return [`${name} is removed`];
  const changes: string[] = [];
  if (changed.type !== column.type) changes.push(`${name} has another type`);
  if (changed.isRequired && !column.isRequired) changes.push(`${name} no longer accepts null`);
  if (!changed.isRequired && column.isRequired) changes.push(`${name} can now be null`);
  if (!changed.hasDefault && column.hasDefault) changes.push(`${name} loses its default`);
  return changes;
}

/** Returns whether the rule is an earlier check that allows further texts, such as one more kind of report. */
function isWidened(rule: Rule, earlier: readonly Rule[]): boolean {
  if (rule.kind !== 'check') return false;
  const literals = new Set(rule.definition.match(LITERAL)?.map((literal) => literal.replace(',', '')));
  return earlier.some(
    ({ table, definition }) =>
      table === rule.table &&
      definition.replaceAll(LITERAL, '') === rule.definition.replaceAll(LITERAL, '') &&
      (definition.match(LITERAL) ?? []).every((literal) => literals.has(literal.replace(',', ''))),
  );
}

/** The names in the rule, without texts and without the columns to which a reference points. */
const namesIn = ({ definition }: Rule): readonly string[] =>
  definition
    .replaceAll(LITERAL, '')
    .replace(/\breferences .*$/, '')
    .match(WORD) ?? [];

/** Rows that servers of the previous release do not know would prevent them from deleting the row referred to. */
const preventsDeletion = ({ kind, definition }: Rule): boolean =>
  kind === 'reference' && !/\bon delete (?:cascade|set null)\b/.test(definition);

/**
 * Returns the changes of a schema that can break a server of the previous release, which reads and writes the tables as
 * they were before. The rules are conservative: a change that is not surely harmless is in the list.
 */
export function breakingChanges(before: SchemaShape, after: SchemaShape): string[] {
  const former = new Map(before.columns.map((column) => [nameOf(column), column]));
  const current = new Map(after.columns.map((column) => [nameOf(column), column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  const added = after.columns.filter((column) => tables.has(column.table) && !former.has(nameOf(column)));
  const required = added.filter(({ isRequired }) => isRequired);
  const known = new Set(before.rules.map(({ table, definition }) => `${table} ${definition}`));

  const isBreaking = (rule: Rule): boolean => {
    const { table, kind, definition } = rule;
    if (known.has(`${table} ${definition}`) || isWidened(rule, before.rules)) return false;
    if (
      preventsDeletion(rule) &&
      [...tables].some(
        (name) => definition.includes(`references ${name}(`) || definition.includes(`references ${name} `),
      )
    )
      return true;
    if (!tables.has(table)) return false;
    // Servers of the previous release write the default into a new column, for every row the same.
    const written = new Set(kind === 'unique' ? required.map(nameOf) : []);
    return (
      kind === 'trigger' ||
      namesIn(rule).some((name) => former.has(`${table}.${name}`) || written.has(`${table}.${name}`))
    );
  };

  return [
    ...before.columns.flatMap((column) => columnChanges(column, current.get(nameOf(column)))),
    ...required
      .filter(({ hasDefault }) => !hasDefault)
      .map((column) => `${nameOf(column)} is new and has no default`),
    ...after.rules.filter(isBreaking).map(({ table, kind }) => `${table} has a new ${kind}`),
    ...[...before.files]
      .filter(([table, file]) => after.files.has(table) && after.files.get(table) !== file)
      .map(([table]) => `${table} is rewritten, which blocks every server`),
  ];
}
