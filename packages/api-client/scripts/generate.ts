import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const contract = new URL('../../../openapi.yaml', import.meta.url);
const output = new URL('../src/contract.gen.ts', import.meta.url);
const patternOutput = new URL('../src/patterns.gen.ts', import.meta.url);
const languageOutput = new URL('../src/languages.gen.ts', import.meta.url);
const roleOutput = new URL('../src/roles.gen.ts', import.meta.url);
const fileTypeOutput = new URL('../src/file-types.gen.ts', import.meta.url);

const blob = ts.factory.createTypeReferenceNode('Blob');

const nodes = await openapiTS(contract, {
  alphabetize: false,
  // Uses Blob for a file in the client. With the type string, the client would send a File as "{}", and the compiler
  // would not complain.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const generated = `${COMMENT_HEADER}${astToString(nodes)}`;

/** The patterns that forms take from the contract. The key is the form field, the value is the name of the schema. */
const sharedPatterns = { transferContact: 'TransferContact' };

interface FileTypeRow {
  kind: string;
  endings: string[];
  offered?: false;
}

interface LanguageRow {
  name: string;
  format: string;
  list: string;
  openGraph: string;
}

interface Schema {
  pattern?: string;
  enum?: string[];
  'x-file-types'?: Record<string, FileTypeRow>;
  'x-languages'?: Record<string, LanguageRow>;
}

function schemaOf(document: unknown, name: string): Schema | undefined {
  const { components } = document as { components: { schemas: Record<string, Schema> } };
  return components.schemas[name];
}

function patternOf(document: unknown, name: string): string {
  const pattern = schemaOf(document, name)?.pattern;
  if (pattern === undefined) throw new Error(`The contract has no pattern of ${name}.`);
  return pattern;
}

const document: unknown = parse(await readFile(contract, 'utf8'));
const patterns = Object.entries(sharedPatterns).map(
  ([constant, name]) =>
    `export const ${constant} = new RegExp(${JSON.stringify(patternOf(document, name))}, 'u');\n`,
);

const fileTypes = schemaOf(document, 'MessageFileType')?.['x-file-types'];
if (fileTypes === undefined) throw new Error('The contract has no table of file types.');

/**
 * The `accept` value of a file input. For pictures and sounds it lists the media types. For documents it lists the file
 * extensions, because few browsers know the types of documents. For videos it lists both, because browsers have several
 * types for the same extension.
 */
function acceptOf(kinds: readonly string[]): string {
  const rows = Object.entries(fileTypes ?? {}).filter(
    ([, { kind, offered }]) => kinds.includes(kind) && offered !== false,
  );
  const names = rows.flatMap(([type, { kind, endings }]) => [
    ...(kind === 'document' ? [] : [type]),
    ...(kind === 'document' || kind === 'video' ? endings.map((ending) => `.${ending}`) : []),
  ]);
  return names.join(',');
}

const accepted = {
  acceptedPictures: ['image'],
  acceptedMedia: ['image', 'video'],
  acceptedAttachments: ['image', 'video', 'audio', 'document'],
};
/** Returns the file extensions of all types of this kind. */
const endingsOf = (kind: string): readonly string[] => [
  ...new Set(Object.values(fileTypes).flatMap((row) => (row.kind === kind ? row.endings : []))),
];

const fileTypeCode = [
  `export const fileTypes = ${JSON.stringify(fileTypes, null, 2)} as const;\n`,
  ...Object.entries(accepted).map(
    ([name, kinds]) => `export const ${name} = ${JSON.stringify(acceptOf(kinds))};\n`,
  ),
  `export const pictureEndings: readonly string[] = ${JSON.stringify(endingsOf('image'))};\n`,
  `export const videoEndings: readonly string[] = ${JSON.stringify(endingsOf('video'))};\n`,
];

const { enum: languages = [], 'x-languages': languageRows = {} } = schemaOf(document, 'Language') ?? {};
if (languages.length === 0) throw new Error('The contract has no list of languages.');

/** Writes one column of the contract's language table as a constant. */
function languageConstant(name: string, column: keyof LanguageRow, description: string): string {
  const values = languages.map((language) => {
    const value = languageRows[language]?.[column];
    if (value === undefined) throw new Error(`The contract's x-languages has no ${column} of ${language}.`);
    return [language, value];
  });
  const code = JSON.stringify(Object.fromEntries(values));
  return `/** ${description} */\nexport const ${name} = ${code} as const;\n`;
}

async function write(file: URL, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== text) await writeFile(file, text);
}

await write(output, generated);
await write(patternOutput, `${COMMENT_HEADER}${patterns.join('')}`);
await write(
  languageOutput,
  [
    `${COMMENT_HEADER}export const languages = ${JSON.stringify(languages)} as const;\n`,
    languageConstant('languageNames', 'name', 'Each language by its own name.'),
    languageConstant('formatLocales', 'format', 'The locales of dates and numbers.'),
    languageConstant('listLocales', 'list', 'The locales of lists.'),
    languageConstant('openGraphLocales', 'openGraph', 'The locales that Open Graph names.'),
  ].join('\n'),
);
const { enum: roles = [] } = schemaOf(document, 'Role') ?? {};
if (roles.length === 0) throw new Error('The contract has no list of roles.');
await write(roleOutput, `${COMMENT_HEADER}export const roles = ${JSON.stringify(roles)} as const;\n`);
await write(fileTypeOutput, `${COMMENT_HEADER}${fileTypeCode.join('\n')}`);
