import type { SelectOption } from '../../components/native-select/native-options.tsx';

export type ListingFormValue = {
  readonly title: string;
  readonly category: string;
  /** The price as typed. */
  readonly price: string;
  readonly description: string;
  readonly zip: string;
  /** The place to meet, which `meetingPointField` chooses. */
  readonly meetingPoint?: { readonly id: string; readonly name: string } | undefined;
  /** The values of the fields that only some categories have, by their names. */
  readonly details?: Readonly<Record<string, string>>;
};

/** A field that only some categories have, such as the mileage of a car. */
export type ListingFormDetail = {
  /** Its name in the value and in the errors. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The options to choose from. Without options, the field is a text. */
  readonly options?: readonly SelectOption[] | undefined;
  /** Suggestions for a text. Other texts are possible too. */
  readonly suggestions?: readonly string[] | undefined;
  /** Whether a phone shows the keyboard for digits. */
  readonly numeric?: boolean | undefined;
  /** Whether the value is so short that two fields fit next to each other. */
  readonly short?: boolean | undefined;
};

export type ListingFormErrors = {
  readonly [Name in Exclude<keyof ListingFormValue, 'details'> | 'photos']?: string | undefined;
} & {
  /** The errors of the details are named as the details. */
  readonly [detail: string]: string | undefined;
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
