/** Each word of a member's names. The index finds words by their prefix. */
export interface NameWordsTable {
  word: string;
  user_id: string;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    name_words: NameWordsTable;
  }
}
