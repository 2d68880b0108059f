interface Field {
  readonly name: string;
  readonly text: string;
}

interface TableText {
  readonly heading: string;
  readonly introduction: string;
  readonly fields: readonly Field[];
}

/** The text of the page about the open data. The addresses are the same in every language. */
export interface OpenDataText {
  readonly title: string;
  readonly introduction: string;
  readonly license: string;
  readonly addresses: {
    readonly heading: string;
    readonly parishes: string;
    readonly schedules: string;
    readonly list: string;
    readonly one: string;
    readonly calendar: string;
    readonly church: string;
    readonly note: string;
  };
  readonly parishes: TableText;
  readonly schedules: TableText;
  readonly example: { readonly heading: string; readonly introduction: string };
  readonly imports: { readonly heading: string; readonly paragraphs: readonly string[] };
}
