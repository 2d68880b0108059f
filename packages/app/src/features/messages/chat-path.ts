/** The path of a chat. */
export const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;

/** The path of the chat with a member, which may not exist yet. */
export const chatWithPath = (userId: string): string => `/messages?with=${userId}`;

/** The path to write the first message about a listing. */
export const chatAboutPath = (chatId: string, listingId: string): string =>
  `${chatPath(chatId)}&listing=${listingId}`;
