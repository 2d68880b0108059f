/** Longer lines are folded: the next one begins with a space (RFC 5545, 3.1). */
const MOST_OCTETS = 75;

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

export const calendarDocument = (lines: readonly string[]): Buffer =>
  Buffer.from(lines.map((line) => folded(line)).join(''));

const compact = (time: number): string => new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '');

/** Wall time, given in milliseconds as if it were UTC. */
export const wallText = compact;

export const instantText = (time: number): string => `${compact(time)}Z`;
