/** The components' built-in strings. A site passes its own texts as props. */
export type ComponentMessages = {
  /** The choice that changes nothing. */
  readonly cancel: string;
  readonly close: string;
  readonly hidePassword: string;
  /** Added to the name of a control that is loading. */
  readonly loading: string;
  /** Names the region in which toasts appear. */
  readonly notifications: string;
  /** Added to the text of a link that leaves the site. */
  readonly opensElsewhere: string;
  /** Marks a field that may stay empty. */
  readonly optional: string;
  readonly showPassword: string;
  readonly skipToContent: string;
  readonly tryAgain: string;
};
