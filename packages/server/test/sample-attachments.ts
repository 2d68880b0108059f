import { flatOpenDocument, office, openDocument, zip } from './sample-archives.ts';
import { compoundFile } from './sample-compound-files.ts';
import { box } from './sample-files.ts';

/** The files below are complete but as small as possible. They are written as real programs write them. */
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

const mp3Frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);

export interface SampleAttachment {
  readonly bytes: Buffer;
  readonly kind: 'video' | 'audio' | 'document';
  readonly contentType: string;
  /** The bytes that are stored, if they are not the bytes that were sent. */
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
/** A text that is converted to UTF-8. `kept` is the result, with a byte order mark if programs need one. */
const converted = (bytes: Buffer, kept: string): SampleAttachment => ({
  ...document('text/plain', bytes),
  kept: Buffer.from(kept),
});
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** All accepted attachments except pictures, by file name. */
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
  // A document with more parts than the detection reads.
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
  'book.odm': document(`${OPEN_DOCUMENT}.text-master`, openDocument(`${OPEN_DOCUMENT}.text-master`)),
  'book.otm': document(
    `${OPEN_DOCUMENT}.text-master-template`,
    openDocument(`${OPEN_DOCUMENT}.text-master-template`),
  ),
  'letter.fodt': document(`${OPEN_DOCUMENT}.text-flat-xml`, flatOpenDocument('text')),
  'accounts.fods': document(`${OPEN_DOCUMENT}.spreadsheet-flat-xml`, flatOpenDocument('spreadsheet')),
  'talk.fodp': document(`${OPEN_DOCUMENT}.presentation-flat-xml`, flatOpenDocument('presentation')),
  'plan.fodg': document(`${OPEN_DOCUMENT}.graphics-flat-xml`, flatOpenDocument('graphics')),
  // In ODF 1.1 the `mimetype` part is optional.
  'older.odt': document(
    `${OPEN_DOCUMENT}.text`,
    zip({
      'content.xml': '<office/>',
      'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:media-type="${OPEN_DOCUMENT}.text" manifest:full-path="/"/></manifest:manifest>`,
    }),
  ),
  'printed.pdf': document('application/pdf', '\u001B%-12345X@PJL JOB\r\n%PDF-1.4\n'),
  'mailed.pdf': document('application/pdf', `${' '.repeat(1016)}%PDF-2.0\nstartxref\n9\n%%EOF\n`),
  'older.pdf': document('application/pdf', '%!PS-Adobe-3.0 PDF-1.3\nstartxref\n9\n%%EOF\n'),
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
  'unmarked.csv': converted(Buffer.from('Día;Lector\r\n', 'utf16le'), '\uFEFFDía;Lector\r\n'),
  'unmarked-big-endian.txt': converted(bigEndian('Θεία Λειτουργία\n'), '\uFEFFΘεία Λειτουργία\n'),
  'unmarked-japanese.txt': converted(Buffer.from('ミサは九時です。', 'utf16le'), '\uFEFFミサは九時です。'),
  'iso-2022.txt': converted(ascii('\u001B$B%_%5\u001B(B 9:00\n'), '\uFEFFミサ 9:00\n'),
  'names.csv': converted(
    ascii('Pe\u00F1a;N\u00FA\u00F1ez;Ib\u00E1\u00F1ez;G\u00F3mez\n'),
    '\uFEFFPeña;Núñez;Ibáñez;Gómez\n',
  ),
  'signs.txt': converted(
    ascii('20\u00B0C, 1\u00BA de mayo, 2\u00AA misa, \u00BD kilo, \u00A35, \u00A92025'),
    '\uFEFF20°C, 1º de mayo, 2ª misa, ½ kilo, £5, ©2025',
  ),
  'vowels.txt': converted(ascii('ma\u00F1ana: \u00E1\u00E9\u00ED\u00F3\u00FA'), '\uFEFFmañana: áéíóú'),
  'contractions.txt': converted(
    ascii(
      'It\u0092s ten o\u0092clock, y\u0092all, they\u0092ve said D\u0092Souza. Aujourd\u0092hui, l\u0092a dit, c\u009Cur.',
    ),
    '\uFEFFIt’s ten o’clock, y’all, they’ve said D’Souza. Aujourd’hui, l’a dit, cœur.',
  ),
  'apostrophe.txt': converted(ascii('Rock\u0092n\u0092roll'), '\uFEFFRock’n’roll'),
  'grandmother.txt': converted(ascii('Ma grand\u0092m\u00E8re'), '\uFEFFMa grand’mère'),
  'apostrophes.txt': converted(
    ascii(
      'The B\u0092rit of Sana\u0092a, fish\u0092n\u0092chips, O\u0092Brien\u0092s and d\u0092\u00C1vila\u0092s, l\u0092\u00C9glise, dell\u0092arte',
    ),
    '\uFEFFThe B’rit of Sana’a, fish’n’chips, O’Brien’s and d’Ávila’s, l’Église, dell’arte',
  ),
  'list.csv': converted(
    ascii('Nombre;Direcci\u00F3n\r\nJos\u00E9 N\u00FA\u00F1ez;Calle Pe\u00F1\u00F3n 5\r\n'),
    '\uFEFFNombre;Dirección\r\nJosé Núñez;Calle Peñón 5\r\n',
  ),
  'dos.txt': converted(ascii('Pax\r\n\u001A'), '\uFEFFPax\r\n'),
  'dos.csv': converted(ascii('Se\u00F1or\r\n\u001A\u001A'), '\uFEFFSeñor\r\n'),
  'slide.txt': document('text/plain', 'Title\u000BSubtitle\n'),
  'masses.ics': document('text/plain', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
  'psalm.txt': document('text/plain', '\uFEFFBMW, <maria@example.org> und “Psalm 23” 🕊\n'),
  'about-pdf.txt': document('text/plain', 'Each PDF begins with "%PDF-1.7".\n'),
  'photos.zip': document('application/zip', zip({ 'photo.txt': 'Easter' })),
};
