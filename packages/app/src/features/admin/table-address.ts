/** The query parameters that a table allows. A filter has a list of values, or `text` for free text. */
export interface TableRules {
  filters: Readonly<Record<string, readonly string[] | 'text'>>;
  /** The first sort order is the default, and is omitted from the URL. */
  sorts: readonly [string, ...string[]];
}

type FilterValue<Choices> = Choices extends readonly (infer Value)[] ? Value | '' : string;

/** The state of a table. */
export interface TableView<Rules extends TableRules> {
  /** A filter that is not set is an empty string. */
  filters: { readonly [Name in keyof Rules['filters']]: FilterValue<Rules['filters'][Name]> };
  sort: Rules['sorts'][number];
  /** The server's cursor for the page. Null for the first page. */
  cursor: string | null;
  page: number;
}

const longest = 200;

const readFilter = (choices: readonly string[] | 'text', found: string | null): string => {
  const value = (found ?? '').trim();
  if (choices === 'text') return Array.from(value).slice(0, longest).join('');
  return choices.includes(value) ? value : '';
};

/** Reads the state of a table from the URL and drops invalid values. */
export const readTable = <const Rules extends TableRules>(
  rules: Rules,
  address: URLSearchParams,
): TableView<Rules> => {
  const filters = Object.fromEntries(
    Object.entries(rules.filters).map(([name, choices]) => [name, readFilter(choices, address.get(name))]),
  ) as TableView<Rules>['filters'];
  const cursor = address.get('cursor') ?? '';
  const page = Number(address.get('page'));
  return {
    filters,
    sort: rules.sorts.find((sort) => sort === address.get('sort')) ?? rules.sorts[0],
    cursor: cursor === '' ? null : cursor,
    page: cursor === '' ? 1 : Number.isSafeInteger(page) && page > 1 ? page : 2,
  };
};

/** The URL of a table's state, without default values. */
export const writeTable = <const Rules extends TableRules>(
  rules: Rules,
  { filters, sort, cursor, page }: TableView<Rules>,
): URLSearchParams => {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries<string>(filters)) if (value !== '') address.set(name, value);
  if (sort !== rules.sorts[0]) address.set('sort', sort);
  if (cursor !== null) {
    address.set('page', String(page));
    address.set('cursor', cursor);
  }
  return address;
};

/** The same URL, but for the first page. */
export function toFirstPage(address: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(address);
  for (const name of ['page', 'cursor']) first.delete(name);
  return first;
}

/** Only the query parameters that are set. Empty strings and null are dropped. */
export const given = <Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], '' | null> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null)) as {
    [Name in keyof Values]?: Exclude<Values[Name], '' | null>;
  };
