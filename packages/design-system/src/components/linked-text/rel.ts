/**
 * For links in members' texts: the site does not endorse them (nofollow, ugc), and the other page has no access
 * to this window (noopener).
 */
export const relOfMembersLink = 'nofollow noopener ugc';
