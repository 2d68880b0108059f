/** A person whom a text mentions. */
export type Mention = {
  /** The name as it follows the `@` in the text. */
  readonly name: string;
};

type FoundMention<Person extends Mention> = {
  readonly start: number;
  readonly end: number;
  readonly person: Person;
};

const special = /[$()*+.?[\\\]^{|}]/gu;
const escaped = (name: string): string => name.replaceAll(special, String.raw`\$&`);

/**
 * Finds each `@` with the whole name of one of these people, in order. If one name begins with another, the longer name
 * is found.
 */
export function findMentions<Person extends Mention>(
  text: string,
  people: readonly Person[],
): FoundMention<Person>[] {
  const named = people.filter(({ name }) => name !== '');
  if (named.length === 0 || !text.includes('@')) return [];
  const names = named.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_])@(?<name>${names.map(escaped).join('|')})(?![\p{L}\p{M}\p{N}_])`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups }) => {
    const person = named.find(({ name }) => name === groups?.['name']);
    return person === undefined ? [] : [{ start: index, end: index + whole.length, person }];
  });
}
