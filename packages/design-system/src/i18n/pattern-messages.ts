/** What the patterns say themselves. */
export type PatternMessages = {
  readonly tryAgain: string;
  readonly carousel: {
    readonly carousel: string;
    readonly slide: string;
    readonly position: (number: number, total: number) => string;
  };
  readonly criterionMet: string;
  readonly criterionNotMet: string;
};
