/** The strings of general patterns: carousels, charts, Mass times and password strength. */
export type PatternMessages = {
  readonly adoration: string;
  readonly carousel: string;
  readonly confession: string;
  readonly criterionMet: string;
  readonly criterionNotMet: string;
  readonly mass: string;
  readonly nextMass: string;
  readonly nextSlide: string;
  readonly noServices: string;
  readonly noServicesOnDay: string;
  readonly previousSlide: string;
  readonly showAsChart: string;
  readonly showAsTable: string;
  readonly slide: string;
  readonly slidePosition: (number: number, total: number) => string;
};
