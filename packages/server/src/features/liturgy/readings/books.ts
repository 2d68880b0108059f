import type { Title } from '../celebration.ts';

/** The books of the Bible with readings at Mass: the abbreviation in the tables, and the names in en, es and pt. */
const rows: readonly (readonly [code: string, en: string, es: string, pt: string])[] = [
  ['Gn', 'Genesis', 'Génesis', 'Gênesis'],
  ['Ex', 'Exodus', 'Éxodo', 'Êxodo'],
  ['Lv', 'Leviticus', 'Levítico', 'Levítico'],
  ['Nm', 'Numbers', 'Números', 'Números'],
  ['Dt', 'Deuteronomy', 'Deuteronomio', 'Deuteronômio'],
  ['Jos', 'Joshua', 'Josué', 'Josué'],
  ['Jgs', 'Judges', 'Jueces', 'Juízes'],
  ['Ru', 'Ruth', 'Rut', 'Rute'],
  ['1 Sm', '1 Samuel', '1 Samuel', '1 Samuel'],
  ['2 Sm', '2 Samuel', '2 Samuel', '2 Samuel'],
  ['1 Kgs', '1 Kings', '1 Reyes', '1 Reis'],
  ['2 Kgs', '2 Kings', '2 Reyes', '2 Reis'],
  ['1 Chr', '1 Chronicles', '1 Crónicas', '1 Crônicas'],
  ['2 Chr', '2 Chronicles', '2 Crónicas', '2 Crônicas'],
  ['Ezr', 'Ezra', 'Esdras', 'Esdras'],
  ['Neh', 'Nehemiah', 'Nehemías', 'Neemias'],
  ['Tb', 'Tobit', 'Tobías', 'Tobias'],
  ['Jdt', 'Judith', 'Judit', 'Judite'],
  ['Est', 'Esther', 'Ester', 'Ester'],
  ['1 Mc', '1 Maccabees', '1 Macabeos', '1 Macabeus'],
  ['2 Mc', '2 Maccabees', '2 Macabeos', '2 Macabeus'],
  ['Jb', 'Job', 'Job', 'Jó'],
  ['Ps', 'Psalm', 'Salmo', 'Salmo'],
  ['Prv', 'Proverbs', 'Proverbios', 'Provérbios'],
  ['Eccl', 'Ecclesiastes', 'Eclesiastés', 'Eclesiastes'],
  ['Sg', 'Song of Songs', 'Cantar de los Cantares', 'Cântico dos Cânticos'],
  ['Wis', 'Wisdom', 'Sabiduría', 'Sabedoria'],
  ['Sir', 'Sirach', 'Eclesiástico', 'Eclesiástico'],
  ['Is', 'Isaiah', 'Isaías', 'Isaías'],
  ['Jer', 'Jeremiah', 'Jeremías', 'Jeremias'],
  ['Lam', 'Lamentations', 'Lamentaciones', 'Lamentações'],
  ['Bar', 'Baruch', 'Baruc', 'Baruc'],
  ['Ez', 'Ezekiel', 'Ezequiel', 'Ezequiel'],
  ['Dn', 'Daniel', 'Daniel', 'Daniel'],
  ['Hos', 'Hosea', 'Oseas', 'Oseias'],
  ['Jl', 'Joel', 'Joel', 'Joel'],
  ['Am', 'Amos', 'Amós', 'Amós'],
  ['Jon', 'Jonah', 'Jonás', 'Jonas'],
  ['Mi', 'Micah', 'Miqueas', 'Miqueias'],
  ['Na', 'Nahum', 'Nahúm', 'Naum'],
  ['Hab', 'Habakkuk', 'Habacuc', 'Habacuc'],
  ['Zep', 'Zephaniah', 'Sofonías', 'Sofonias'],
  ['Hg', 'Haggai', 'Ageo', 'Ageu'],
  ['Zec', 'Zechariah', 'Zacarías', 'Zacarias'],
  ['Mal', 'Malachi', 'Malaquías', 'Malaquias'],
  ['Mt', 'Matthew', 'Mateo', 'Mateus'],
  ['Mk', 'Mark', 'Marcos', 'Marcos'],
  ['Lk', 'Luke', 'Lucas', 'Lucas'],
  ['Jn', 'John', 'Juan', 'João'],
  ['Acts', 'Acts of the Apostles', 'Hechos de los Apóstoles', 'Atos dos Apóstolos'],
  ['Rom', 'Romans', 'Romanos', 'Romanos'],
  ['1 Cor', '1 Corinthians', '1 Corintios', '1 Coríntios'],
  ['2 Cor', '2 Corinthians', '2 Corintios', '2 Coríntios'],
  ['Gal', 'Galatians', 'Gálatas', 'Gálatas'],
  ['Eph', 'Ephesians', 'Efesios', 'Efésios'],
  ['Phil', 'Philippians', 'Filipenses', 'Filipenses'],
  ['Col', 'Colossians', 'Colosenses', 'Colossenses'],
  ['1 Thes', '1 Thessalonians', '1 Tesalonicenses', '1 Tessalonicenses'],
  ['2 Thes', '2 Thessalonians', '2 Tesalonicenses', '2 Tessalonicenses'],
  ['1 Tm', '1 Timothy', '1 Timoteo', '1 Timóteo'],
  ['2 Tm', '2 Timothy', '2 Timoteo', '2 Timóteo'],
  ['Ti', 'Titus', 'Tito', 'Tito'],
  ['Phlm', 'Philemon', 'Filemón', 'Filêmon'],
  ['Heb', 'Hebrews', 'Hebreos', 'Hebreus'],
  ['Jas', 'James', 'Santiago', 'Tiago'],
  ['1 Pt', '1 Peter', '1 Pedro', '1 Pedro'],
  ['2 Pt', '2 Peter', '2 Pedro', '2 Pedro'],
  ['1 Jn', '1 John', '1 Juan', '1 João'],
  ['2 Jn', '2 John', '2 Juan', '2 João'],
  ['3 Jn', '3 John', '3 Juan', '3 João'],
  ['Jude', 'Jude', 'Judas', 'Judas'],
  ['Rv', 'Revelation', 'Apocalipsis', 'Apocalipse'],
];

const books = new Map(rows.map(([code, en, es, pt]) => [code, { en, es, pt }]));

const reference = /^(?<book>(?:[123] )?[A-Za-z]+) (?<passage>[A-Z0-9:,; -]+)$/u;

/** A range that ends in another chapter gets the longer dash: 3:12–4:2. */
const acrossChapters = /-(?=\d+:)/gu;

/**
 * The reference in each language, in its notation: Isaiah 35:1-6, 10; Isaías 35, 1-6. 10; Isaías 35,1-6.10. Throws if
 * the book is unknown.
 */
export function localizedReference(text: string): Title {
  const { book = '', passage = '' } = reference.exec(text)?.groups ?? {};
  const names = books.get(book);
  if (names === undefined) throw new Error(`Unknown reading: ${text}`);
  const dashed = passage.replaceAll(acrossChapters, '–');
  return {
    en: `${names.en} ${dashed}`,
    es: `${names.es} ${dashed.replaceAll(', ', '. ').replaceAll(':', ', ')}`,
    pt: `${names.pt} ${dashed.replaceAll(', ', '.').replaceAll(':', ',')}`,
  };
}
