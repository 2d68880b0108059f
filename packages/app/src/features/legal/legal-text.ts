export interface LegalSection {
  /** The section's fragment id, the same in every language. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export interface LegalText {
  title: string;
  /** The date of the last change, as YYYY-MM-DD. */
  updated: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
}
