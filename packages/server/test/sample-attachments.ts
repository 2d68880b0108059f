import { crc32 } from 'node:zlib';
import type { RefusedFile } from '../src/platform/files/file-types.ts';
import { box } from './sample-files.ts';

/** Files as programs write them, as short as they can be and still be whole. */
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

const track = (handler: string): Buffer =>
  box('trak', box('mdia', box('hdlr', Buffer.concat([Buffer.alloc(8), ascii(handler), Buffer.alloc(13)]))));

const isoMedia = (brand: string, handlers: readonly string[]): Buffer =>
  Buffer.concat([
    box('ftyp', ascii(`${brand}\0\0\0\0${brand}isom`)),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), ...handlers.map(track)])),
    box('mdat', Buffer.alloc(200)),
  ]);

const element = (id: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

const matroska = (trackTypes: readonly number[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', ascii('webm'))),
    element(
      '18538067',
      Buffer.concat([
        element(
          '1654ae6b',
          Buffer.concat(trackTypes.map((type) => element('ae', element('83', Buffer.of(type))))),
        ),
        element('1f43b675', Buffer.alloc(100)),
      ]),
    ),
  ]);

function zipEntry(name: string, content: string, offset: number) {
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(Buffer.byteLength(content), 4);
  sizes.writeUInt32LE(Buffer.byteLength(content), 8);
  const version = Buffer.from('0a000000000000002100', 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16LE(name.length);
  const place = Buffer.alloc(4);
  place.writeUInt32LE(offset);
  const local = Buffer.concat([
    ascii('PK\u0003\u0004'),
    version,
    sizes,
    length,
    Buffer.alloc(2),
    ascii(name),
    Buffer.from(content),
  ]);
  const central = Buffer.concat([
    ascii('PK\u0001\u0002\u0014\0'),
    version,
    sizes,
    length,
    Buffer.alloc(12),
    place,
    ascii(name),
  ]);
  return { local, central };
}

/** An archive that keeps its files as they are. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const { local, central } = zipEntry(name, content, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const contentTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/${type}.main+xml"/></Types>`;

/** `others` come first: the list of types may lie anywhere. */
const office = (part: string, type: string, others: Readonly<Record<string, string>> = {}): Buffer =>
  zip({
    ...others,
    [part]: '<document/>',
    '[Content_Types].xml': contentTypes(part, `vnd.openxmlformats-officedocument.${type}`),
  });

const macroOffice = (part: string, type: string): Buffer =>
  zip({ '[Content_Types].xml': contentTypes(part, type), [part]: '<document/>' });

const openDocument = (mimetype: string): Buffer => zip({ mimetype, 'content.xml': '<office/>' });

const SECTOR = 512;
const NONE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;

function compoundEntry(name: string, links: { right?: number; child?: number }): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt32LE(NONE, 68);
  entry.writeUInt32LE(links.right ?? NONE, 72);
  entry.writeUInt32LE(links.child ?? NONE, 76);
  return entry;
}

/**
 * The container of the former Office formats with streams of these names at its top, and others inside of the first.
 * Its directory lies in two sectors that do not follow one another.
 */
export function compoundFile(names: readonly string[], inside: readonly string[] = []): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [sector, next] of [TABLE_SECTOR, 3, END_OF_CHAIN, END_OF_CHAIN].entries()) {
    table.writeUInt32LE(next, sector * 4);
  }
  const firstInside = 1 + names.length;
  const entries = [
    compoundEntry('Root Entry', { child: 1 }),
    ...names.map((name, index) =>
      compoundEntry(name, {
        ...(index + 1 < names.length ? { right: index + 2 } : {}),
        ...(index === 0 && inside.length > 0 ? { child: firstInside } : {}),
      }),
    ),
    ...inside.map((name, index) =>
      compoundEntry(name, index + 1 < inside.length ? { right: firstInside + index + 1 } : {}),
    ),
  ];
  const directory = Buffer.concat([...entries, Buffer.alloc(2 * SECTOR)]).subarray(0, 2 * SECTOR);
  return Buffer.concat([
    header,
    table,
    directory.subarray(0, SECTOR),
    Buffer.alloc(SECTOR),
    directory.subarray(SECTOR),
  ]);
}

const mp3Frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);

export interface SampleAttachment {
  readonly bytes: Buffer;
  readonly kind: 'video' | 'audio' | 'document';
  readonly contentType: string;
  /** Where it is kept otherwise than it came. */
  readonly kept?: Buffer;
}

const audio = (contentType: string, bytes: Buffer): SampleAttachment => ({
  bytes,
  kind: 'audio',
  contentType,
});
const filmed = (contentType: string, bytes: Buffer): SampleAttachment => ({
  bytes,
  kind: 'video',
  contentType,
});
const document = (contentType: string, bytes: Buffer | string): SampleAttachment => ({
  bytes: Buffer.from(bytes),
  kind: 'document',
  contentType,
});
/** A text that is kept in UTF-8: `kept`, with a mark where programs need one. */
const converted = (bytes: Buffer, kept: string): SampleAttachment => ({
  ...document('text/plain', bytes),
  kept: Buffer.from(kept),
});
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** All that is taken beside pictures, by the names that they are sent with. */
export const sampleAttachments: Readonly<Record<string, SampleAttachment>> = {
  'film.mp4': filmed('video/mp4', isoMedia('mp42', ['vide', 'soun'])),
  'film.webm': filmed('video/webm', matroska([1, 2])),
  'hymn.mp3': audio('audio/mpeg', Buffer.concat([mp3Frame, mp3Frame, mp3Frame])),
  'hymn.m4a': audio('audio/mp4', isoMedia('M4A ', ['soun'])),
  'memo.mp4': audio('audio/mp4', isoMedia('isom', ['soun'])),
  'hymn.aac': audio(
    'audio/aac',
    Buffer.concat([Buffer.from('fff15080027ffcde0200', 'hex'), Buffer.alloc(200)]),
  ),
  'hymn.ogg': audio(
    'audio/ogg',
    Buffer.concat([ascii('OggS\0\u0002'), Buffer.alloc(22), ascii('\u0001vorbis'), Buffer.alloc(200)]),
  ),
  'voice.opus': audio(
    'audio/ogg',
    Buffer.concat([ascii('OggS\0\u0002'), Buffer.alloc(22), ascii('OpusHead'), Buffer.alloc(200)]),
  ),
  'bell.wav': audio('audio/wav', Buffer.concat([ascii('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(200)])),
  'hymn.flac': audio('audio/flac', Buffer.concat([ascii('fLaC'), Buffer.alloc(200)])),
  'memo.webm': audio('audio/webm', matroska([2])),
  'bulletin.pdf': document('application/pdf', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  'letter.docx': document(
    `${OFFICE}.wordprocessingml.document`,
    office('word/document.xml', 'wordprocessingml.document'),
  ),
  'accounts.xlsx': document(
    `${OFFICE}.spreadsheetml.sheet`,
    office('xl/workbook.xml', 'spreadsheetml.sheet'),
  ),
  'talk.pptx': document(
    `${OFFICE}.presentationml.presentation`,
    office('ppt/presentation.xml', 'presentationml.presentation'),
  ),
  'letter.dotx': document(
    `${OFFICE}.wordprocessingml.template`,
    office('word/document.xml', 'wordprocessingml.template'),
  ),
  'accounts.xltx': document(
    `${OFFICE}.spreadsheetml.template`,
    office('xl/workbook.xml', 'spreadsheetml.template'),
  ),
  'talk.ppsx': document(
    `${OFFICE}.presentationml.slideshow`,
    office('ppt/presentation.xml', 'presentationml.slideshow'),
  ),
  'talk.potx': document(
    `${OFFICE}.presentationml.template`,
    office('ppt/presentation.xml', 'presentationml.template'),
  ),
  // More parts than the detection looks through.
  'long.ppsx': document(
    `${OFFICE}.presentationml.slideshow`,
    office(
      'ppt/presentation.xml',
      'presentationml.slideshow',
      Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`ppt/slides/slide${at}.xml`, ''])),
    ),
  ),
  'letter.dot': document('application/msword', compoundFile(['WordDocument'])),
  'accounts.xlt': document('application/vnd.ms-excel', compoundFile(['Book'])),
  'talk.pps': document('application/vnd.ms-powerpoint', compoundFile(['PowerPoint Document'])),
  'talk.pot': document('application/vnd.ms-powerpoint', compoundFile(['PowerPoint Document'])),
  'letter.doc': document('application/msword', compoundFile(['1Table', 'WordDocument'], ['Workbook'])),
  'accounts.xls': document(
    'application/vnd.ms-excel',
    compoundFile(['a', 'b', 'c', 'd', 'Workbook'], ['WordDocument']),
  ),
  'talk.ppt': document('application/vnd.ms-powerpoint', compoundFile(['PowerPoint Document'])),
  'letter.odt': document(`${OPEN_DOCUMENT}.text`, openDocument(`${OPEN_DOCUMENT}.text`)),
  'accounts.ods': document(`${OPEN_DOCUMENT}.spreadsheet`, openDocument(`${OPEN_DOCUMENT}.spreadsheet`)),
  'talk.odp': document(`${OPEN_DOCUMENT}.presentation`, openDocument(`${OPEN_DOCUMENT}.presentation`)),
  'plan.odg': document(`${OPEN_DOCUMENT}.graphics`, openDocument(`${OPEN_DOCUMENT}.graphics`)),
  'letter.ott': document(`${OPEN_DOCUMENT}.text-template`, openDocument(`${OPEN_DOCUMENT}.text-template`)),
  'accounts.ots': document(
    `${OPEN_DOCUMENT}.spreadsheet-template`,
    openDocument(`${OPEN_DOCUMENT}.spreadsheet-template`),
  ),
  'talk.otp': document(
    `${OPEN_DOCUMENT}.presentation-template`,
    openDocument(`${OPEN_DOCUMENT}.presentation-template`),
  ),
  'plan.otg': document(
    `${OPEN_DOCUMENT}.graphics-template`,
    openDocument(`${OPEN_DOCUMENT}.graphics-template`),
  ),
  // ODF 1.1 does not ask for a part that names the type.
  'older.odt': document(
    `${OPEN_DOCUMENT}.text`,
    zip({
      'content.xml': '<office/>',
      'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:media-type="${OPEN_DOCUMENT}.text" manifest:full-path="/"/></manifest:manifest>`,
    }),
  ),
  'printed.pdf': document('application/pdf', '\u001B%-12345X@PJL JOB\r\n%PDF-1.4\n'),
  'mailed.pdf': document('application/pdf', `${' '.repeat(1016)}%PDF-2.0\n`),
  'letter.rtf': document('application/rtf', '{\\rtf1\\ansi Pax tecum.}'),
  'confessions.epub': document(
    'application/epub+zip',
    zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' }),
  ),
  'rota.csv': document('text/plain', 'Día,Lector\nDomingo,José Ñuñez\n'),
  'western.csv': converted(
    ascii('Name;Stra\u00DFe\nJos\u00E9;M\u00FCller\n'),
    '\uFEFFName;Straße\nJosé;Müller\n',
  ),
  'short.txt': converted(ascii('Se\u00F1or'), '\uFEFFSeñor'),
  'quotes.txt': converted(ascii('\u0093Pax\u0094 \u0096 5 \u0080'), '\uFEFF“Pax” – 5 €'),
  'western.vcf': converted(
    ascii('BEGIN:VCARD\r\nFN:Jos\u00E9 N\u00FA\u00F1ez\r\nEND:VCARD\r\n'),
    'BEGIN:VCARD\r\nFN:José Núñez\r\nEND:VCARD\r\n',
  ),
  'excel.txt': converted(Buffer.from('\uFEFFDía\tLector 🕊\r\n', 'utf16le'), '\uFEFFDía\tLector 🕊\r\n'),
  'big-endian.txt': converted(bigEndian('\uFEFFMsza święta\n'), '\uFEFFMsza święta\n'),
  'masses.ics': document('text/plain', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
  'psalm.txt': document('text/plain', '\uFEFFBMW, <maria@example.org> und “Psalm 23” 🕊\n'),
  'photos.zip': document('application/zip', zip({ 'photo.txt': 'Easter' })),
};

/** What is not taken, whatever it is called. */
export const refusedAttachments: Readonly<Record<string, Buffer>> = {
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a page without a declaration': Buffer.from('\n\n <html onload="alert(1)">'),
  'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a declared drawing': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a page after a mark of the byte order': Buffer.from('\uFEFF<script>alert(1)</script>'),
  'a page in UTF-16': Buffer.from('\uFEFF<script>alert(1)</script>', 'utf16le'),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf ~\n'),
  'a shortcut': Buffer.from('[InternetShortcut]\r\nURL=https://example.org\r\n'),
  'a registry file': Buffer.from('REGEDIT4\r\n[HKEY_CURRENT_USER\\Software]\r\n'),
  'a program of Windows': Buffer.concat([ascii('MZ'), Buffer.alloc(300)]),
  'a program of Linux': Buffer.concat([ascii('\u007FELF\u0002\u0001\u0001'), Buffer.alloc(300)]),
  'a program of Java': zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n' }),
  'an app of Android': zip({ 'AndroidManifest.xml': 'x', 'classes.dex': 'dex' }),
  'an installer of Windows': compoundFile(['Property', 'Binary.cab'], ['WordDocument']),
  'a page in UTF-16 of the other order': bigEndian('\uFEFF<script>alert(1)</script>'),
  'a page in Windows-1252': ascii('<script>alert("\u00F1")</script>'),
  'a page before the header of a PDF': Buffer.from('<html><script>alert(1)</script>\n%PDF-1.7\n'),
  'a program before the header of a PDF': Buffer.concat([ascii('MZ'), Buffer.alloc(100), ascii('%PDF-1.7')]),
  'a PDF whose header comes too late': ascii(`${'\u0001'.repeat(1017)}%PDF-1.7\n`),
  'a film of another kind': Buffer.concat([ascii('RIFF\x24\0\0\0AVI LIST'), Buffer.alloc(300)]),
  'what nobody knows': Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 7) % 251)),
  'a text with a control character': Buffer.from('Pax\u0000tecum'),
};

const UTF_32 = Buffer.from('fffe000050000000', 'hex');
/** "Расписание богослужений" and "日本語のテキスト" */
const CYRILLIC = 'd0e0f1efe8f1e0ede8e520e1eee3eef1ebf3e6e5ede8e9';
const JAPANESE = '93fa967b8cea82cc8365834c83588367';

/** What is not taken for a reason that the refusal names. */
export const faultyAttachments: Readonly<Record<string, readonly [Buffer, RefusedFile]>> = {
  'a document with macros': [
    macroOffice('word/document.xml', 'vnd.ms-word.document.macroEnabled'),
    { refused: 'macros' },
  ],
  'a template with macros': [
    macroOffice('word/document.xml', 'vnd.ms-word.template.macroEnabledTemplate'),
    { refused: 'macros' },
  ],
  'a slide show with macros': [
    macroOffice('ppt/presentation.xml', 'vnd.ms-powerpoint.slideshow.macroEnabled'),
    { refused: 'macros' },
  ],
  'an add-in': [macroOffice('xl/workbook.xml', 'vnd.ms-excel.addin.macroEnabled'), { refused: 'macros' }],
  'a document that hides its macros': [
    office('word/document.xml', 'wordprocessingml.document', { 'word/vbaProject.bin': 'x' }),
    { refused: 'macros' },
  ],
  'a slide show with controls': [
    office('ppt/presentation.xml', 'presentationml.slideshow', { 'ppt/activeX/activeX1.bin': 'x' }),
    { refused: 'macros' },
  ],
  'an OpenDocument with macros': [
    zip({ mimetype: `${OPEN_DOCUMENT}.text-template`, 'Basic/script-lc.xml': '<x/>' }),
    { refused: 'macros' },
  ],
  'a document with a password': [
    compoundFile(['EncryptedPackage', 'EncryptionInfo']),
    { refused: 'password' },
  ],
  'a document without its end': [
    office('word/document.xml', 'wordprocessingml.document').subarray(0, -30),
    { refused: 'broken' },
  ],
  'a text in UTF-32': [UTF_32, { refused: 'encoding', encoding: 'UTF-32' }],
  'a text in an unknown encoding': [Buffer.from('Usu\u00F1', 'latin1'), { refused: 'encoding' }],
  'a text in Cyrillic letters': [
    Buffer.from(CYRILLIC, 'hex'),
    { refused: 'encoding', encoding: 'windows-1251' },
  ],
  'a text in Japanese letters': [
    Buffer.from(JAPANESE.repeat(20), 'hex'),
    { refused: 'encoding', encoding: 'Shift_JIS' },
  ],
};
