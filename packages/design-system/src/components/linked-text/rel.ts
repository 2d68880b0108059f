/** A member's link: not endorsed by the site, and without a way back into its window. */
export const relOfMembersLink = 'nofollow noopener ugc';
