/** The rules for the text of a message, when it is sent and when it is edited. */
export const messageText = { multiline: true, atMost: 5000 };
