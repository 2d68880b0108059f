const programme = [
  ['Feast of Saint Cecilia', 20],
  ['', 12],
  ['Entrance      Cantantibus organis (chant, mode I)', 12],
  ['Kyrie         Missa de Angelis', 12],
  ['Offertory     Dextera Domini', 12],
  ['Communion     Ave verum corpus (W. A. Mozart)', 12],
  ['After Mass    Salve Regina, solemn tone', 12],
  ['', 12],
  ['Rehearsal: Thursday, 7 pm, in the sacristy. Bring your folder.', 12],
] as const;

/** A one-page text document, as a PDF. */
export function writeProgramme(): Buffer {
  let height = 780;
  const lines = programme.map(([text, size]) => {
    height -= size * 1.7;
    return `BT /F1 ${size} Tf 64 ${height.toFixed(0)} Td (${text.replaceAll(/[()\\]/gu, String.raw`\$&`)}) Tj ET`;
  });
  const page = lines.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const start = text.indexOf('xref\n');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A table, as a spreadsheet exports it. */
export function listReaders(): Buffer {
  const rows = [
    'Sunday,First reading,Second reading',
    'Advent I,,Maria Rossi',
    'Advent II,Daniel Kim,Ruth Anderson',
    'Advent III,Patrick Byrne,Cecilia Bianchi',
    'Advent IV,Dominic Reyes,Thomas O’Connor',
  ];
  return Buffer.from(`${rows.join('\r\n')}\r\n`);
}
