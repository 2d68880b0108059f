import { expect, test } from 'vitest';
import { followingChat, groupChatLines, lastLineBeforeOthers, plannedChat } from './group-chats.ts';
import type { GroupChatLine } from './group-chats.ts';
import { groups } from './groups.ts';

const minutesOfDay = 24 * 60;
const memberNumbers = (name: string): number[] =>
  groups.flatMap((group) => (group.name === name ? [group.founder, ...group.members] : []));

const chats: [string, readonly GroupChatLine[], { group: string; daysAgo: number }][] = [
  ['the group chat', groupChatLines, plannedChat],
  ['the chat of a group', followingChat.lines, followingChat],
];

test.each(chats)('%s begins after its group, and has ended by now', (_, lines, { group, daysAgo }) => {
  expect(groups.find(({ name }) => name === group)?.daysAgo).toBeGreaterThan(daysAgo + 1);
  const minutes = lines.reduce((sum, { minutesLater }) => sum + minutesLater, 0);
  expect(minutes / minutesOfDay).toBeLessThan(daysAgo);
  const known = memberNumbers(group);
  for (const { by, reactions = [] } of lines)
    expect(known).toEqual(expect.arrayContaining([by, ...reactions.map(([member]) => member)]));
});

test('members write in the group chat after they have joined it', () => {
  const { members, added, joined, group } = plannedChat;
  expect(memberNumbers(group)).toEqual(expect.arrayContaining([...members, added, joined]));
  const early = new Set(groupChatLines.slice(0, lastLineBeforeOthers + 1).map(({ by }) => by));
  expect([...early].filter((by) => by === added || by === joined)).toEqual([]);
});
