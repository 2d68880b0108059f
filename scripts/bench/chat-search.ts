import { seedChat, seededChatId } from '../../packages/server/test/seed-chat.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

const searchFor = (words: string): string[] => [
  `/api/message/search/${seededChatId}?limit=1&search=${encodeURIComponent(words)}`,
];

/**
 * Checks that a search does not read the whole history of a chat, neither for a rare word nor for a word that all
 * messages contain.
 */
export const measureChatSearch = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Searching a chat',
    few: 1000,
    many: 100_000,
    store: (options, account, count) => seedChat(options, account._id, count),
    paths: () => ({
      'what few have': searchFor('777'),
      'what none has': searchFor('procession'),
      'what all have': searchFor('sund'),
      'two words': searchFor('Sunday 777'),
    }),
  });
