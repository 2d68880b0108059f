/** Each word of a member's names, indexed by prefix. */
export interface NameWordsTable {
  word: string;
  user_id: string;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    name_words: NameWordsTable;
  }
}
