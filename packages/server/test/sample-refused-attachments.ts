import type { RefusedFile } from '../src/platform/files/file-types.ts';
import { flatOpenDocument, macroOffice, office, zip } from './sample-archives.ts';
import { compoundFile } from './sample-compound-files.ts';
import { video } from './sample-files.ts';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Files that are refused, whatever their names are. */
export const refusedAttachments: Readonly<Record<string, Buffer>> = {
  'an HTML page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'an HTML page without a declaration': Buffer.from('\n\n <html onload="alert(1)">'),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG with an XML declaration': Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ),
  'an HTML page after a byte order mark': Buffer.from('\uFEFF<script>alert(1)</script>'),
  'an HTML page in UTF-16': Buffer.from('\uFEFF<script>alert(1)</script>', 'utf16le'),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf ~\n'),
  'a shortcut': Buffer.from('[InternetShortcut]\r\nURL=https://example.org\r\n'),
  'a registry file': Buffer.from('REGEDIT4\r\n[HKEY_CURRENT_USER\\Software]\r\n'),
  'a Windows program': Buffer.concat([ascii('MZ'), Buffer.alloc(300)]),
  'a Linux program': Buffer.concat([ascii('\u007FELF\u0002\u0001\u0001'), Buffer.alloc(300)]),
  'a Java program': zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n' }),
  'an Android app': zip({ 'AndroidManifest.xml': 'x', 'classes.dex': 'dex' }),
  'a Windows installer': compoundFile(['Property', 'Binary.cab'], ['WordDocument']),
  'an HTML page in big-endian UTF-16': bigEndian('\uFEFF<script>alert(1)</script>'),
  'an HTML page in Windows-1252': ascii('<script>alert("\u00F1")</script>'),
  'an HTML page before the header of a PDF': Buffer.from('<html><script>alert(1)</script>\n%PDF-1.7\n'),
  'a program before the header of a PDF': Buffer.concat([ascii('MZ'), Buffer.alloc(100), ascii('%PDF-1.7')]),
  'a PDF whose header comes too late': ascii(`${'\u0001'.repeat(1017)}%PDF-1.7\n`),
  'a program in PostScript': Buffer.from('%!PS-Adobe-3.0\n(PDF-1.4) show\n%%EOF\n'),
  'a PostScript that only begins like a PDF': Buffer.from('%!PS-Adobe-3.0 PDF-1.4\nshowpage\n%%EOF\n'),
  'a flat OpenDocument with entities': flatOpenDocument('text', '<!ENTITY macro "x">'),
  'a flat OpenDocument of an unknown type': flatOpenDocument('unknown'),
  'an XML file': Buffer.from('<?xml version="1.0"?><document/>'),
  'an AVI film': Buffer.concat([ascii('RIFF\x24\0\0\0AVI LIST'), Buffer.alloc(300)]),
  'a file of an unknown type': Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 7) % 251)),
  'a text with a control character': Buffer.from('Pax\u0000tecum'),
  'a long text with a control character': Buffer.from(`${'Mass is at nine. '.repeat(20)}\u0000\n`),
  'a text with the end of DOS in its middle': Buffer.from('Pax\u001Atecum'),
  'an HTML page in UTF-16 without a mark': bigEndian('<script>alert(1)</script>'),
  'an HTML page in ISO-2022-JP': ascii('<script>\u001B$B%_%5\u001B(B</script>'),
};

const UTF_32 = Buffer.from('fffe000050000000', 'hex');
/** The texts "Расписание богослужений" and "日本語のテキスト". */
const CYRILLIC = 'd0e0f1efe8f1e0ede8e520e1eee3eef1ebf3e6e5ede8e9';
const JAPANESE = '93fa967b8cea82cc8365834c83588367';

/** Files that are refused with a message that says why. */
export const faultyAttachments: Readonly<Record<string, readonly [Buffer, RefusedFile]>> = {
  'a QuickTime film that browsers cannot play': [video('qt  '), { refused: 'codec' }],
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
  'an OpenDocument with a password': [
    zip({
      mimetype: `${OPEN_DOCUMENT}.text`,
      'META-INF/manifest.xml':
        '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
    }),
    { refused: 'password' },
  ],
  'an OpenDocument that is encrypted as a whole': [
    zip({ mimetype: `${OPEN_DOCUMENT}.text`, 'encrypted-package': 'x' }),
    { refused: 'password' },
  ],
  'a document without its end': [
    office('word/document.xml', 'wordprocessingml.document').subarray(0, -30),
    { refused: 'broken' },
  ],
  'a contact that names its encoding': [
    ascii('BEGIN:VCARD\r\nFN;CHARSET=ISO-8859-1:Jos\u00E9 N\u00FA\u00F1ez\r\nEND:VCARD\r\n'),
    { refused: 'encoding', encoding: 'windows-1252' },
  ],
  'a text in UTF-32 without a mark': [
    Buffer.from('500000006100000078000000', 'hex'),
    { refused: 'encoding', encoding: 'UTF-32' },
  ],
  'a text in ISO-2022-KR': [
    ascii('\u001B$)C\u000E9L;g\u000F\n'),
    { refused: 'encoding', encoding: 'ISO-2022-KR' },
  ],
  'a text in ISO-2022-JP with characters of a later version': [
    ascii('\u001B$(D0!0"\u001B(B\n'),
    { refused: 'encoding', encoding: 'iso-2022-jp' },
  ],
  'a German text of DOS in capitals': [
    Buffer.from('4d9a4e4348454e2047529a53535420995354455252454943480d0a', 'hex'),
    { refused: 'encoding', encoding: 'IBM850' },
  ],
  'a Polish text': [
    Buffer.from(
      '5a61bff3b3e62067eab66cb1206a61bcf12e204d737a6120b67769ea7461206f20676f647a696e696520647a69657769b174656a2e',
      'hex',
    ),
    { refused: 'encoding', encoding: 'ISO-8859-2' },
  ],
  'a text of an older Mac': [
    Buffer.from('4a6f738e204e9c96657a3b4d61729261204d9f6c6c65720d', 'hex'),
    { refused: 'encoding', encoding: 'macintosh' },
  ],
  'a Spanish text of an older Mac without an "é"': [
    ascii('La informaci\u0097n de la parroqu\u0092a'),
    { refused: 'encoding', encoding: 'macintosh' },
  ],
  'a Spanish text of an older Mac with an "í" and no other accent': [
    ascii('La mayor\u0092a de la parroquia'),
    { refused: 'encoding', encoding: 'macintosh' },
  ],
  'a flat OpenDocument with macros': [
    flatOpenDocument('text', '<ooo:library-embedded ooo:name="Standard"/>'),
    { refused: 'macros' },
  ],
  'a text of DOS': [
    Buffer.from('4a6f7382204ea3a4657a0d0a1a', 'hex'),
    { refused: 'encoding', encoding: 'IBM850' },
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
