/** A member's link: not endorsed by the site (nofollow, ugc), and without access to its window. */
export const relOfMembersLink = 'nofollow noopener ugc';
