/** The strings of links that members write. */
export type LinkMessages = {
  /** Opens the other site in a new tab. */
  readonly leave: string;
  /** Stands over the whole address of another site. */
  readonly leavingDescription: string;
  readonly leavingTitle: string;
  /** Stands before an address as it was typed, where its host has letters that are not English. */
  readonly lookAlike: string;
  /** Closes the dialog without opening the other site. */
  readonly stay: string;
};
