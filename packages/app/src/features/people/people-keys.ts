/** What the members' screens know of people, and what a realtime event finds it by. */
export const peopleKeys = {
  all: ['people'],
  profiles: ['people', 'profile'],
  profile: (userId: string) => ['people', 'profile', userId],
  /** The friends of a member, and what was searched for among them. */
  friends: (userId: string) => ['people', 'friends', userId],
  requests: (direction: 'received' | 'sent') => ['people', 'requests', direction],
  suggestions: ['people', 'suggestions'],
  blocked: ['people', 'blocked'],
  counts: ['people', 'counts'],
};
