/**
 * For links in members' texts: the site does not endorse these links (nofollow, ugc), and the opened page has no access
 * to this window (noopener).
 */
export const relOfMembersLink = 'nofollow noopener ugc';
