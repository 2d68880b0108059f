/** The strings of controls: counts, search, copying, steps and pages. */
export type ControlMessages = {
  /** The heading of the column that contains a table's buttons. */
  readonly actions: string;
  /** Names the menu of actions for one of several items. Contains the item's name. */
  readonly actionsFor: (name: string) => string;
  /** Ends a shortened list of names. */
  readonly andMore: (count: number) => string;
  /** Shown and announced under a text field with a limit. */
  readonly charactersLeft: (count: number) => string;
  readonly charactersTooMany: (count: number) => string;
  /** Names the button that clears a control. */
  readonly clear: string;
  /** The name of the copy button for two seconds after copying. It is also announced. */
  readonly copied: string;
  readonly copy: string;
  /** Shown if the browser does not allow the page to copy. */
  readonly copyByHand: string;
  /** Explains how to move and enlarge a picture in its frame. */
  readonly cropHint: string;
  /** These two strings name the sliders that move a picture in its frame. */
  readonly cropHorizontal: string;
  readonly cropVertical: string;
  /** Names the thumb with the higher value, if a slider has two. */
  readonly maximum: string;
  /** Names the thumb with the lower value, if a slider has two. */
  readonly minimum: string;
  /** Names the button that moves a row up by one. Contains the row's name. */
  readonly moveEarlier: (name: string) => string;
  /** Names the button that moves a row down by one. Contains the row's name. */
  readonly moveLater: (name: string) => string;
  readonly nextPage: string;
  readonly noResults: string;
  /** The heading of the column that contains the buttons for moving rows. */
  readonly order: string;
  /** Names the link to a page. The number is already formatted for the language. */
  readonly page: (number: string) => string;
  /** Replaces the page numbers if the space is too narrow for them. */
  readonly pageOf: (number: string, count: string) => string;
  /** Announced when a page of a table has loaded. */
  readonly pageRows: (number: string, count: number) => string;
  /** Names the pagination. */
  readonly pages: string;
  /** Names the list of people after an @ in a text field. */
  readonly peopleToMention: string;
  /** Shown if the browser cannot display a picture. */
  readonly pictureFailed: string;
  readonly previousPage: string;
  /** Names the button that removes an item. Contains the item's name. */
  readonly remove: (name: string) => string;
  /** Announced when search results have loaded. */
  readonly results: (count: number) => string;
  /** Names a search field without a visible label. */
  readonly search: string;
  readonly searchFailed: string;
  readonly searching: string;
  /** The label of the checkbox that selects all options of a group. */
  readonly selectAll: string;
  /** Added to the name of a later step. */
  readonly stepComing: string;
  /** Added to the name of the current step. */
  readonly stepCurrent: string;
  /** Added to the name of a completed step. */
  readonly stepDone: string;
  readonly stepSkipped: string;
  readonly zoom: string;
};
