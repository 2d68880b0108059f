/** The strings of general patterns: carousels and password strength. */
export type PatternMessages = {
  readonly carousel: string;
  readonly criterionMet: string;
  readonly criterionNotMet: string;
  readonly nextSlide: string;
  readonly previousSlide: string;
  readonly slide: string;
  readonly slidePosition: (number: number, total: number) => string;
};
