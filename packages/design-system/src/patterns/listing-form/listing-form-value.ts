export type ListingFormValue = {
  readonly title: string;
  readonly category: string;
  /** The price as typed. */
  readonly price: string;
  readonly description: string;
  readonly zip: string;
};

export type ListingFormErrors = {
  readonly [Name in keyof ListingFormValue | 'photos']?: string | undefined;
};

export type ListingFormPhoto = {
  /** A unique id. It stays the same when photos are reordered. */
  readonly id: string;
  /** The address of the photo. It can be the address of a local file. */
  readonly src: string;
  /** The alternative text as typed. */
  readonly description: string;
  /** The upload progress from 0 to 100; undefined after the upload. */
  readonly progress?: number | undefined;
  /** The error message. */
  readonly error?: string | undefined;
};
