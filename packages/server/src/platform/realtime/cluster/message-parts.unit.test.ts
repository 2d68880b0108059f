import { expect, test } from 'vitest';
import type { BusMessage } from './bus.ts';
import { createMessageAssembler, splitMessage } from './message-parts.ts';

const PAYLOAD_LIMIT = 8000;

const textOf = (content: string): BusMessage => ({
  kind: 'events',
  batch: 1,
  events: [{ userId: 'maria', event: 'new_message', payload: { content } }],
});

test.each([
  ['a short text', 'Pax 1/2 et bonum'],
  ['5,000 letters', 'a'.repeat(5000)],
  ['5,000 characters of three bytes', '主'.repeat(5000)],
  // One letter in front, so that a surrogate pair is at the end of a part.
  ['characters of four bytes', `a${'🕊'.repeat(2500)}`],
  ['both positions of a surrogate pair', '🕊'.repeat(2500)],
])('%s arrives unchanged, in parts that PostgreSQL accepts', (_, content) => {
  const message = textOf(content);
  const parts = splitMessage(7, 1, message);
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(PAYLOAD_LIMIT);
  const assemble = createMessageAssembler();
  const received = parts.map((part) => assemble(Buffer.from(part).toString()));
  expect(received.filter((one) => one !== null)).toEqual([{ from: 7, message }]);
});

test('a message whose first part was missed is dropped, and the next one arrives', () => {
  const [, ...rest] = splitMessage(7, 1, textOf('a'.repeat(9000)));
  const assemble = createMessageAssembler();
  expect(rest.map(assemble)).toEqual(rest.map(() => null));
  expect(splitMessage(7, 2, { kind: 'heartbeat' }).map(assemble)).toEqual([
    { from: 7, message: { kind: 'heartbeat' } },
  ]);
});
