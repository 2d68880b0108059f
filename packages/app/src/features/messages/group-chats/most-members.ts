/** The number of members that a group chat can have, with the reader. */
export const mostMembers = 200;
