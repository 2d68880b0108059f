/** The strings of links in members' texts. */
export type LinkMessages = {
  /** Opens the other site in a new tab. */
  readonly leave: string;
  /** Above the full address of another site. */
  readonly leavingDescription: string;
  readonly leavingTitle: string;
  /** Before an address as it was typed, if its host has non-English letters. */
  readonly lookAlike: string;
  /** Closes the dialog without opening the other site. */
  readonly stay: string;
};
