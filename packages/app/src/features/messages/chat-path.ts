/** Where a chat opens. */
export const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;

/** Where the chat with a member opens, which there may not be yet. */
export const chatWithPath = (userId: string): string => `/messages?with=${userId}`;

/** Where the first message about a listing is written. */
export const chatAboutPath = (chatId: string, listingId: string): string =>
  `${chatPath(chatId)}&listing=${listingId}`;
