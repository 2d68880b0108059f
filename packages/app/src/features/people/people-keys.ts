/** Query keys of data about people. The code for realtime events uses them, too. */
export const peopleKeys = {
  all: ['people'],
  profiles: ['people', 'profile'],
  profile: (userId: string) => ['people', 'profile', userId],
  /** A member's friends. A search text can follow in the key. */
  friends: (userId: string) => ['people', 'friends', userId],
  requests: (direction: 'received' | 'sent') => ['people', 'requests', direction],
  suggestions: ['people', 'suggestions'],
  blocked: ['people', 'blocked'],
  counts: ['people', 'counts'],
};
