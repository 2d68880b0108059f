/** The strings of the emoji picker. */
export type EmojiMessages = {
  /** Names the button that opens the picker. */
  readonly add: string;
  /** Shown while the emojis are being loaded. */
  readonly loading: string;
  /** Shown if no emoji has the searched name. */
  readonly none: string;
  /** The heading of the emojis that the member has used last. */
  readonly recent: string;
  readonly search: string;
  /** Names the button that changes the skin tone, and says which one is chosen. */
  readonly skinTones: Readonly<
    Record<'none' | 'light' | 'medium-light' | 'medium' | 'medium-dark' | 'dark', string>
  >;
  readonly title: string;
};
