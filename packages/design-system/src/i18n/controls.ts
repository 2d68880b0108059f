/** The strings of controls with counts, search, copying, steps and pages. */
export type ControlMessages = {
  /** The heading of a table's column of buttons. */
  readonly actions: string;
  /** Names the menu of actions for one of many items, by its name. */
  readonly actionsFor: (name: string) => string;
  /** Ends a shortened list of names. */
  readonly andMore: (count: number) => string;
  /** Shown and announced under a text field with a limit. */
  readonly charactersLeft: (count: number) => string;
  readonly charactersTooMany: (count: number) => string;
  /** Names the button that clears a control. */
  readonly clear: string;
  /** The button's name for two seconds after copying, also announced. */
  readonly copied: string;
  readonly copy: string;
  /** Shown if the browser does not let a page copy. */
  readonly copyByHand: string;
  /** Explains how to move and enlarge a picture in its frame. */
  readonly cropHint: string;
  /** Name the two sliders that move a picture in its frame. */
  readonly cropHorizontal: string;
  readonly cropVertical: string;
  /** Names the upper of two thumbs of a slider. */
  readonly maximum: string;
  /** Names the lower of two thumbs of a slider. */
  readonly minimum: string;
  /** Names the button that moves a row up by one, with the row's name. */
  readonly moveEarlier: (name: string) => string;
  /** Names the button that moves a row down by one, with the row's name. */
  readonly moveLater: (name: string) => string;
  readonly nextPage: string;
  readonly noResults: string;
  /** The heading of the column of buttons that move rows. */
  readonly order: string;
  /** Names the link to a page; the number is formatted for the language. */
  readonly page: (number: string) => string;
  /** Replaces the page numbers where there is no room for them. */
  readonly pageOf: (number: string, count: string) => string;
  /** Announced when a page of a table has loaded. */
  readonly pageRows: (number: string, count: number) => string;
  /** Names the pagination. */
  readonly pages: string;
  /** Shown if the browser cannot display a picture. */
  readonly pictureFailed: string;
  readonly previousPage: string;
  /** Names the button that removes an item, with the item's name. */
  readonly remove: (name: string) => string;
  /** Announced when search results have loaded. */
  readonly results: (count: number) => string;
  /** Names a search field without a visible label. */
  readonly search: string;
  readonly searchFailed: string;
  readonly searching: string;
  /** The checkbox above a group that selects all of it. */
  readonly selectAll: string;
  /** Added to the name of a step that is not reached yet. */
  readonly stepComing: string;
  /** Added to the name of the current step. */
  readonly stepCurrent: string;
  /** Added to the name of a completed step. */
  readonly stepDone: string;
  readonly zoom: string;
};
