import { parseSync } from 'oxc-parser';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that the code once used for things that have a standard name. */
const everywhere = listOf(
  'admit admits admitted admitting arrivals concealed concealment concealments deed deeds departure departures ' +
    'exclusion exclusions hopeless keeper lanes occasions patience standings steadiness untold vigilance',
);
/** Words that are unclear in identifiers but usual in an English sentence. */
const inNames = listOf(
  'arrival doubt doubts doubted gone lane occasion patient promised promises refusals said standing tell tells telling ' +
    'ties told trouble',
);
/* These words are missing on purpose, because each is also a usual name: `answered` (a state of contact messages),
   `cause` (an option of every Error), `hold` and `kept` (list items stay mounted), `promise` alone (of
   JavaScript), `stretch` (of CSS). */
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
const phrasesInNames = ['come back', 'give up', 'take back', 'take over'];
/**
 * The name of a promise that the terms make, such as `promise.list` or `promiseAlerts`. JavaScript's own methods,
 * such as `promise.then`, do not match.
 */
const promiseName = /\bpromise(?:_|[A-Z])|\bpromise\.(?!all|any|race|then|catch|finally)\w/;

/** Stored values keep their names, because a new name would require rewriting the data of every installation. */
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
    ['come back', 'concealments', 'departure', 'departures', 'exclusion', 'exclusions', 'promise'],
    'the list of the stored names',
  ],
  [/\/staff\/jobs\.ts$/, ['exclusion'], 'a field of stored jobs'],
  [
    /\/database\/baseline\.sql$/,
    ['come back', 'concealments', 'departures', 'exclusion', 'exclusions', 'promise'],
    'the names of tables and columns',
  ],
  [
    /\/deadlines\/tables\.ts$|\/notifications\/(?:preferences|presenter|tables|notification-kinds)\.ts$|\/notifications\.yaml$|docs\/deadlines\.md$/,
    ['promise'],
    'the names of tables, a kind of jobs and a kind of notifications',
  ],
  [
    /\/messages\.yaml$|\/listing-reference\.(?:stories\.)?tsx$|\/decisions\/0033-|docs\/realtime\.md$/,
    ['gone'],
    'a status that the contract gives the card of a listing',
  ],
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
    ...(promiseName.test(name) ? ['promise'] : []),
  ];
}

/** The names inside sentences: code in backticks, and words in a form that only code uses. */
const namesInText = (text: string): readonly string[] =>
  text.match(/`[^`\n]+`|\b[a-z]+(?:[A-Z_]\w*)+|\b[A-Z][a-z]+(?:[A-Z]\w*)+/g) ?? [];

const inText = (text: string): string[] => [
  ...inSentence(text),
  ...namesInText(text).flatMap((name) => inName(name)),
];

const isNode = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

const calledName = (part: unknown): unknown => {
  if (!isNode(part)) return null;
  return part['type'] === 'Identifier'
    ? part['name']
    : calledName(part['callee'] ?? part['object'] ?? part['tag']);
};

/** The text in the first argument of `test`, `it` and `describe`, or the text of a thrown error. */
function sentenceOf(part: Readonly<Record<string, unknown>>): unknown {
  if (part['type'] === 'ThrowStatement') return part['argument'];
  const isTest =
    part['type'] === 'CallExpression' &&
    ['describe', 'it', 'test'].includes(String(calledName(part['callee'])));
  return isTest && Array.isArray(part['arguments']) ? part['arguments'][0] : null;
}

function literalsIn(part: unknown): string[] {
  if (!isNode(part)) return [];
  if (part['type'] === 'Literal' && typeof part['value'] === 'string') return [part['value']];
  if (part['type'] === 'TemplateElement' && isNode(part['value'])) return [String(part['value']['cooked'])];
  return ['arguments', 'quasis'].flatMap((child) => Object.values(part[child] ?? {}).flatMap(literalsIn));
}

interface CodeWords {
  readonly names: Set<string>;
  readonly sentences: string[];
}

function collect(part: unknown, found: CodeWords): CodeWords {
  if (!isNode(part)) return found;
  const { type, name } = part;
  if ((type === 'Identifier' || type === 'PrivateIdentifier') && typeof name === 'string')
    found.names.add(name);
  found.sentences.push(...literalsIn(sentenceOf(part)));
  for (const member of Object.values(part)) collect(member, found);
  return found;
}

function inCode(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  const { names, sentences } = collect(program, { names: new Set(), sentences: [] });
  return [
    ...[...names].flatMap((name) => inName(name)),
    ...sentences.flatMap((sentence) => inSentence(sentence)),
    ...comments.flatMap(({ value }) => inText(value)),
  ];
}

const inNamesAndComments = (source: string, names: RegExp, comments: RegExp): string[] => [
  ...(source.replaceAll(comments, '').match(names) ?? []).flatMap((name) => inName(name)),
  ...(source.match(comments) ?? []).flatMap((comment) => inText(comment)),
];

/** Checks paths, schemas, properties and operations as names. Checks descriptions and comments as sentences. */
function inContract(source: string): string[] {
  const names = source.match(/[\w/{}~-]+(?=['"]?:(?:\s|$))|(?<=operationId: )\w+|(?<=\$ref: ')[^']+/gm) ?? [];
  return [...names.flatMap((name) => inName(name)), ...inText(source)];
}

function inSource(path: string, source: string): string[] {
  if (/\.(?:tsx?|mjs)$/.test(path)) return inCode(path, source);
  if (path.endsWith('.yaml')) return inContract(source);
  if (path.endsWith('.css')) return inNamesAndComments(source, /(?<=[.#-])[a-z][\w-]*/gi, /\/\*[^]*?\*\//g);
  if (path.endsWith('.sql')) return inNamesAndComments(source, /\w+/g, /--.*/g);
  // Does not check the texts of a page, because they are written for its readers.
  if (path.endsWith('.html'))
    return inNamesAndComments(source, /(?<=\b(?:id|class)=")[^"]+|\bdata-[\w-]+/g, /<!--[^]*?-->/g);
  if (path.endsWith('.json')) return inNamesAndComments(source, /(?<=")[\w./-]+(?="\s*:)/g, /$^/g);
  return /\.mdx?$/.test(path) ? inText(source) : [];
}

const wordsIn = (path: string, source: string): ReadonlySet<string> =>
  new Set([...inName(path), ...inSource(path, source)]);

/** The private words in a file's path, names, comments and sentences. The texts for members are not checked. */
export function privateWords(path: string, source: string): string[] {
  const exempt = new Set(stored.filter(([place]) => place.test(path)).flatMap(([, words]) => words));
  return [...wordsIn(path, source)].filter((word) => !exempt.has(word)).map((word) => `${path}: ${word}`);
}

/** The exempt words that no file contains any more. */
export function unusedExemptions(files: readonly (readonly [path: string, source: string])[]): string[] {
  return stored.flatMap(([place, words, reason]) => {
    const used = new Set(
      files.filter(([path]) => place.test(path)).flatMap(([path, source]) => [...wordsIn(path, source)]),
    );
    return words.filter((word) => !used.has(word)).map((word) => `${word}: ${reason}`);
  });
}
