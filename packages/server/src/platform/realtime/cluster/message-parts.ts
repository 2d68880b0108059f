import type { BusMessage, ReceivedMessage, ServerId } from './bus.ts';

/**
 * PostgreSQL limits the payload of a notification to 8,000 bytes. A UTF-16 code unit needs at most 3 bytes in UTF-8, so
 * this number of code units and the header always fit.
 */
const PART_LENGTH = 2600;
const HEADER = /^(?<from>\d+) (?<number>\d+) (?<place>\d+)\/(?<count>\d+) /;

/** Does not separate the two halves of a surrogate pair, because each half alone cannot be written in UTF-8. */
function endOfPart(text: string, start: number): number {
  const end = Math.min(start + PART_LENGTH, text.length);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd8_00 && last <= 0xdb_ff ? end - 1 : end;
}

/** Splits a message into payloads. The number must differ for each message of the server. */
export function splitMessage(from: ServerId, number: number, message: BusMessage): string[] {
  const text = JSON.stringify(message);
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPart(text, start);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts.map((part, index) => `${from} ${number} ${index + 1}/${parts.length} ${part}`);
}

/**
 * Creates a function that takes payloads and returns a message when the payload was its last part. The parts of a
 * message arrive directly one after the other, because one transaction sends them.
 */
export function createMessageAssembler(): (payload: string) => ReceivedMessage | null {
  let name = '';
  let parts: string[] = [];
  return (payload) => {
    const groups = HEADER.exec(payload)?.groups;
    if (groups === undefined) throw new SyntaxError('A message of another server has no header.');
    const { from, number, place, count } = groups;
    const part = payload.slice(payload.indexOf(' ', payload.indexOf('/')) + 1);
    if (`${from} ${number}` !== name) parts = [];
    name = `${from} ${number}`;
    parts.push(part);
    // If the connection was opened between two parts, the first parts are missing.
    if (place !== count || parts.length !== Number(count)) return null;
    return { from: Number(from), message: JSON.parse(parts.join('')) as BusMessage };
  };
}
