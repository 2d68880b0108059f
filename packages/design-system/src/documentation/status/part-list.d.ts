declare module 'virtual:part-list' {
  /** Every component and pattern with a guide, by title. The changes are those since the last release. */
  export const partList: ReadonlyArray<{
    readonly folder: string;
    readonly title: string;
    readonly guideId: string;
    readonly changes: readonly string[];
  }>;
}
