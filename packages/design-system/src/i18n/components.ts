/** The components' built-in strings. A site passes its own texts as props. */
export type ComponentMessages = {
  /** The label of the button that closes a dialog without a change. */
  readonly cancel: string;
  readonly close: string;
  readonly hidePassword: string;
  /** Added to the name of a control that is loading. */
  readonly loading: string;
  /** Names the region in which toasts appear. */
  readonly notifications: string;
  /** Added to the text of a link that leaves the site. */
  readonly opensElsewhere: string;
  /** Marks a field that does not have to be filled in. */
  readonly optional: string;
  readonly showPassword: string;
  readonly skipToContent: string;
  readonly tryAgain: string;
};
