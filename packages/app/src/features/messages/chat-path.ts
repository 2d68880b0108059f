/** Where a chat opens. */
export const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;
