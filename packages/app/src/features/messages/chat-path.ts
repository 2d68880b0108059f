export const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;

/** The path of the chat with a member. The chat need not exist yet. */
export const chatWithPath = (userId: string): string => `/messages?with=${userId}`;

/** The path of a new message request to a member who is no friend. */
export const chatRequestPath = (userId: string): string => `${chatWithPath(userId)}&request=true`;

/** The path of the received message requests. */
export const requestsPath = '/messages?requests=true';

export const requestPath = (chatId: string): string => `${requestsPath}&chat=${chatId}`;

/** The path of a chat in which the member writes the first message about a listing. */
export const chatAboutPath = (chatId: string, listingId: string): string =>
  `${chatPath(chatId)}&listing=${listingId}`;
