import { expect, test } from 'vitest';
import { seenPositions, type ReadPosition } from './read-positions.ts';

/** By default, a member has sent the newest message, has seen the chat from its beginning, and has not deleted it. */
const position = (user_id: string, read_seq: number, other: Partial<ReadPosition> = {}): ReadPosition => ({
  user_id,
  read_seq,
  joined_seq: 0,
  cleared_seq: 0,
  sent_seq: 5,
  can_read: 1,
  ...other,
});

test.each<[string, ReadPosition[], [string, number][]]>([
  ['nobody', [], []],
  ['one member', [position('maria', 3)], [['maria', 0]]],
  [
    'the slowest member does not wait for themselves',
    [position('maria', 3), position('josef', 1), position('anna', 2)],
    [
      ['maria', 1],
      ['josef', 2],
      ['anna', 1],
    ],
  ],
  [
    'two slowest members',
    [position('maria', 1), position('josef', 1), position('anna', 5)],
    [
      ['maria', 1],
      ['josef', 1],
      ['anna', 1],
    ],
  ],
  [
    'a member without own messages',
    [position('maria', 5, { sent_seq: 0 }), position('josef', 5)],
    [
      ['maria', 0],
      ['josef', 5],
    ],
  ],
  [
    'a member who came after the newest message',
    [position('maria', 5), position('josef', 5, { joined_seq: 5, sent_seq: 0 })],
    [
      ['maria', 0],
      ['josef', 0],
    ],
  ],
  [
    'a member who has deleted the chat without reading',
    [position('maria', 5), position('josef', 1, { cleared_seq: 5 }), position('anna', 4)],
    [
      ['maria', 4],
      ['josef', 4],
      ['anna', 5],
    ],
  ],
  [
    'a member who has read and deleted the chat',
    [position('maria', 5), position('josef', 5, { cleared_seq: 5 })],
    [
      ['maria', 5],
      ['josef', 5],
    ],
  ],
  [
    'a member who cannot log in and has not read the newest message',
    [position('maria', 5), position('josef', 1, { can_read: 0 }), position('anna', 4)],
    [
      ['maria', 4],
      ['josef', 4],
      ['anna', 5],
    ],
  ],
  [
    'a member who cannot log in and has read the newest message',
    [position('maria', 5), position('josef', 5, { can_read: 0 })],
    [
      ['maria', 5],
      ['josef', 5],
    ],
  ],
])('%s', (_, members, seen) => {
  expect([...seenPositions(members, [])]).toEqual(seen);
});

test('members with a block do not wait for each other', () => {
  const members = [position('maria', 5), position('josef', 1), position('anna', 4)];
  for (const [blocker_id, blocked_id] of [
    ['maria', 'josef'],
    ['josef', 'maria'],
  ] as const)
    expect([...seenPositions(members, [{ blocker_id, blocked_id }])]).toEqual([
      ['maria', 4],
      ['josef', 4],
      ['anna', 1],
    ]);
});
