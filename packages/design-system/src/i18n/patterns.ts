/** The strings of general patterns: carousels, charts and password strength. */
export type PatternMessages = {
  readonly carousel: string;
  readonly criterionMet: string;
  readonly criterionNotMet: string;
  readonly nextSlide: string;
  readonly previousSlide: string;
  readonly showAsChart: string;
  readonly showAsTable: string;
  readonly slide: string;
  readonly slidePosition: (number: number, total: number) => string;
};
