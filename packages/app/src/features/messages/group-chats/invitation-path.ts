const invitationPath = (token: string): string => `/chat-invitation/${token}`;

/** The address that owners of a group chat send to others. */
export const invitationUrl = (token: string): string => new URL(invitationPath(token), location.origin).href;
