/** The strings of the patterns that belong to no one subject: carousels and the strength of passwords. */
export type PatternMessages = {
  readonly carousel: string;
  readonly criterionMet: string;
  readonly criterionNotMet: string;
  readonly nextSlide: string;
  readonly previousSlide: string;
  readonly slide: string;
  readonly slidePosition: (number: number, total: number) => string;
};
