/** The strings of the controls that count, search, copy and lead through steps and pages. */
export type ControlMessages = {
  /** Heads the column of buttons in a table. */
  readonly actions: string;
  /** Names the button with what can be done to one of many, by its name. */
  readonly actionsFor: (name: string) => string;
  /** Ends a list of names of which only the first are written. */
  readonly andMore: (count: number) => string;
  /** Read out and shown under a text with a limit. */
  readonly charactersLeft: (count: number) => string;
  readonly charactersTooMany: (count: number) => string;
  /** Names the button that empties a control. */
  readonly clear: string;
  /** The name of a button that has just copied, for two seconds, and what is read out. */
  readonly copied: string;
  readonly copy: string;
  /** Said where the browser does not let a page copy. */
  readonly copyByHand: string;
  /** Says how a picture is moved and enlarged under its frame. */
  readonly cropHint: string;
  /** Name the two ways in which a picture is moved under its frame. */
  readonly cropHorizontal: string;
  readonly cropVertical: string;
  /** Names the upper of two thumbs of a slider. */
  readonly maximum: string;
  /** Names the lower of two thumbs of a slider. */
  readonly minimum: string;
  /** Names the button that moves a row up by one, by the row's name. */
  readonly moveEarlier: (name: string) => string;
  /** Names the button that moves a row down by one, by the row's name. */
  readonly moveLater: (name: string) => string;
  readonly nextPage: string;
  readonly noResults: string;
  /** Heads the column with the buttons that move the rows. */
  readonly order: string;
  /** Names the link to one of many pages; the number is written as the language writes it. */
  readonly page: (number: string) => string;
  /** Stands for the numbers of all pages where there is no room for them. */
  readonly pageOf: (number: string, count: string) => string;
  /** Read out when a page of a table has come. */
  readonly pageRows: (number: string, count: number) => string;
  /** Names the navigation through many pages. */
  readonly pages: string;
  /** Said where the browser cannot show a picture. */
  readonly pictureFailed: string;
  readonly previousPage: string;
  /** Names the button that takes a thing away, by the thing's own name. */
  readonly remove: (name: string) => string;
  /** Read out when a search has answered. */
  readonly results: (count: number) => string;
  /** Names a field in which one searches, where its place does not. */
  readonly search: string;
  readonly searchFailed: string;
  readonly searching: string;
  /** Stands over a list of boxes, and ticks them all. */
  readonly selectAll: string;
  /** Said after the name of a step that is not reached yet. */
  readonly stepComing: string;
  /** Said after the name of the step at which one is. */
  readonly stepCurrent: string;
  /** Said after the name of a step that is behind one. */
  readonly stepDone: string;
  readonly zoom: string;
};
