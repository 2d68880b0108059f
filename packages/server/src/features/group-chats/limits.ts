/** The limits of the contract. */
export const chatName = { multiline: false, atMost: 80 };
export const chatDescription = { multiline: true, atMost: 500 };
/** The maximum number of members. */
export const MOST_MEMBERS = 200;
