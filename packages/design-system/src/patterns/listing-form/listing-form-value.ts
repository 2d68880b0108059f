export type ListingFormValue = {
  readonly title: string;
  readonly category: string;
  /** As typed. */
  readonly price: string;
  readonly description: string;
  readonly zip: string;
};

export type ListingFormErrors = {
  readonly [Name in keyof ListingFormValue | 'photos']?: string | undefined;
};

export type ListingFormPhoto = {
  /** A unique id that reordering does not change. */
  readonly id: string;
  /** The address of the photo, also of a local file. */
  readonly src: string;
  /** The alternative text as typed. */
  readonly description: string;
  /** The upload progress from 0 to 100; undefined when uploaded. */
  readonly progress?: number | undefined;
  /** The error message. */
  readonly error?: string | undefined;
};
