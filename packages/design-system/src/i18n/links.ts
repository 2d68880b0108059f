/** The strings of links in members' texts. */
export type LinkMessages = {
  /** The label of the button that opens the other site in a new tab. */
  readonly leave: string;
  /** The text above the full address of another site. */
  readonly leavingDescription: string;
  readonly leavingTitle: string;
  /** Shown before an address as typed, if its host contains non-English letters. */
  readonly lookAlike: string;
  /** The label of the button that closes the dialog without opening the other site. */
  readonly stay: string;
};
