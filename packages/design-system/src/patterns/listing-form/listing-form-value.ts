export type ListingFormValue = {
  readonly title: string;
  readonly category: string;
  /** As it is typed. */
  readonly price: string;
  readonly description: string;
  readonly zip: string;
};

export type ListingFormErrors = {
  readonly [Name in keyof ListingFormValue | 'photos']?: string | undefined;
};

export type ListingFormPhoto = {
  /** Stays the same from place to place. */
  readonly id: string;
  /** The address of the photo, also of one that is still on the visitor's machine. */
  readonly src: string;
  /** The alternative text as it is typed. */
  readonly description: string;
  /** How much of it has arrived, from 0 to 100; left out once it is there. */
  readonly progress?: number | undefined;
  /** What is wrong with it. */
  readonly error?: string | undefined;
};
