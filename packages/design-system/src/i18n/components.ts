/** The strings that components bring themselves. What a site says is passed to them as props. */
export type ComponentMessages = {
  /** The answer that changes nothing. */
  readonly cancel: string;
  readonly close: string;
  readonly hidePassword: string;
  /** Names a control that waits for an answer, beside its own name. */
  readonly loading: string;
  /** Names the region in which toasts appear. */
  readonly notifications: string;
  /** Said after the text of a link that leaves the site. */
  readonly opensElsewhere: string;
  /** Marks a field that may stay empty. */
  readonly optional: string;
  readonly showPassword: string;
  readonly skipToContent: string;
  readonly tryAgain: string;
};
