import { crc32 } from 'node:zlib';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

function zipEntry(name: string, content: string | Buffer, offset: number) {
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

function archive(locals: readonly Buffer[], centrals: readonly Buffer[]): Buffer {
  const files = Buffer.concat(locals);
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, directory, end]);
}

/** Creates an archive without compression. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const { local, central } = zipEntry(name, content, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  return archive(locals, centrals);
}

/** Creates an archive with a directory that lists one file many times. */
export function repeatingZip(name: string, content: string, times: number): Buffer {
  const { local, central } = zipEntry(name, content, 0);
  return archive(
    [local],
    Array.from({ length: times }, () => central),
  );
}

const contentTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/${type}.main+xml"/></Types>`;

/** Creates an Office document. `others` come first, because the list of types can be at any place in the archive. */
export const office = (part: string, type: string, others: Readonly<Record<string, string>> = {}): Buffer =>
  zip({
    ...others,
    [part]: '<document/>',
    '[Content_Types].xml': contentTypes(part, `vnd.openxmlformats-officedocument.${type}`),
  });

export const macroOffice = (part: string, type: string): Buffer =>
  zip({ '[Content_Types].xml': contentTypes(part, type), [part]: '<document/>' });

export const openDocument = (mimetype: string): Buffer => zip({ mimetype, 'content.xml': '<office/>' });

/** Creates an OpenDocument that is one XML file, as LibreOffice writes it. `script` is added to its macros. */
export const flatOpenDocument = (kind: string, script = ''): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>

<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
 <office:scripts><office:script script:language="ooo:Basic"><ooo:libraries>${script}</ooo:libraries></office:script></office:scripts>
</office:document>`,
  );
