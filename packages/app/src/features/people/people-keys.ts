/** Query keys of data about people; realtime events use them, too. */
export const peopleKeys = {
  all: ['people'],
  profiles: ['people', 'profile'],
  profile: (userId: string) => ['people', 'profile', userId],
  /** A member's friends; a search text may follow. */
  friends: (userId: string) => ['people', 'friends', userId],
  requests: (direction: 'received' | 'sent') => ['people', 'requests', direction],
  suggestions: ['people', 'suggestions'],
  blocked: ['people', 'blocked'],
  counts: ['people', 'counts'],
};
