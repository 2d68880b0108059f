import { parseSync } from 'oxc-parser';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words and phrases that the code once used for things that have a standard name. */
const everywhere = listOf(
  'admit admits admitted admitting arrivals concealed concealment concealments deed deeds departure departures ' +
    'exclusion exclusions hopeless keeper lanes occasions patience standings steadiness untold vigilance',
);
/** As names they hide what a thing is; in a sentence they are usual English. */
const inNames = listOf(
  'arrival doubt doubts doubted occasion patient promised promises refusals said tell tells telling ties told trouble',
);
const phrases = [
  'first tries',
  'given up',
  'gives up',
  'giving up',
  'make once',
  'outbox book',
  'outbox turn',
  'page watch',
  'plain words',
  'shut out',
  'takes back',
  'tell failure',
  'use settled',
];
const phrasesInNames = ['come back', 'take over'];

/** Stored values keep their names, because another name would rewrite the data of every installation. */
const stored: readonly (readonly [path: RegExp, words: readonly string[], reason: string])[] = [
  [
    /\/(?:hidden-content|marketplace|relations)\/|\/decisions\/00(?:39|62)-/,
    ['concealments'],
    'the name of a table',
  ],
  [
    /\/(?:restrictions\/tables|staff\/repository|reports\/(?:tables|appeals|deciding))\.ts$|docs\/architecture\/features\.md$/,
    ['exclusion', 'exclusions'],
    'the names of a table and a column',
  ],
  [
    /\/decisions\/0097-/,
    ['concealments', 'departure', 'departures', 'exclusion', 'exclusions'],
    'the list of the stored names',
  ],
  [/\/staff\/jobs\.ts$/, ['exclusion'], 'a field of stored jobs'],
  [/\/users\/tables\.ts$|\/hidden-content\/conditions\.ts$/, ['departures'], 'the name of a table'],
  [/\/users\/(?:jobs|pending-deletions)\.ts$/, ['departure'], 'a kind and a field of stored jobs'],
  [
    /\/platform\/database\/(?:migrate|overdue-notifications\.test)\.ts$/,
    ['exclusions', 'promises'],
    'the names of migrations',
  ],
];

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

function inSentence(text: string): string[] {
  const words = wordsOf(text);
  const line = ` ${words.join(' ')} `;
  return [
    ...words.filter((word) => everywhere.has(word)),
    ...phrases.filter((phrase) => line.includes(` ${phrase} `)),
  ];
}

function inName(name: string): string[] {
  const words = wordsOf(name);
  const line = ` ${words.join(' ')} `;
  return [
    ...inSentence(name),
    ...words.filter((word) => inNames.has(word)),
    ...phrasesInNames.filter((phrase) => line.includes(` ${phrase} `)),
  ];
}

/** Names inside of sentences: code, and words that only code writes so. */
const namesInText = (text: string): readonly string[] =>
  text.match(/`[^`\n]+`|\b[a-z]+(?:[A-Z_]\w*)+|\b[A-Z][a-z]+(?:[A-Z]\w*)+/g) ?? [];

const inText = (text: string): string[] => [
  ...inSentence(text),
  ...namesInText(text).flatMap((name) => inName(name)),
];

function identifiersIn(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names;
  if ('type' in part && part.type === 'Identifier' && 'name' in part) names.add(String(part.name));
  for (const member of Object.values(part)) identifiersIn(member, names);
  return names;
}

function inCode(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  return [
    ...[...identifiersIn(program)].flatMap((name) => inName(name)),
    ...comments.flatMap(({ value }) => inText(value)),
  ];
}

/** Paths, schemas, properties and operations are names; descriptions and comments are sentences. */
function inContract(source: string): string[] {
  const names = source.match(/[\w/{}~-]+(?=['"]?:(?:\s|$))|(?<=operationId: )\w+|(?<=\$ref: ')[^']+/gm) ?? [];
  return [...names.flatMap((name) => inName(name)), ...inText(source)];
}

function inSource(path: string, source: string): string[] {
  if (/\.tsx?$/.test(path)) return inCode(path, source);
  if (path.endsWith('.yaml')) return inContract(source);
  return /\.mdx?$/.test(path) ? inText(source) : [];
}

const wordsIn = (path: string, source: string): ReadonlySet<string> =>
  new Set([...inName(path), ...inSource(path, source)]);

/** The private words in a file's path, names, comments and sentences, but not in its texts for members. */
export function privateWords(path: string, source: string): string[] {
  const exempt = new Set(stored.filter(([place]) => place.test(path)).flatMap(([, words]) => words));
  return [...wordsIn(path, source)].filter((word) => !exempt.has(word)).map((word) => `${path}: ${word}`);
}

/** The exempt words that no file has any more. */
export function unusedExemptions(files: readonly (readonly [path: string, source: string])[]): string[] {
  return stored.flatMap(([place, words, reason]) => {
    const used = new Set(
      files.filter(([path]) => place.test(path)).flatMap(([path, source]) => [...wordsIn(path, source)]),
    );
    return words.filter((word) => !used.has(word)).map((word) => `${word}: ${reason}`);
  });
}
