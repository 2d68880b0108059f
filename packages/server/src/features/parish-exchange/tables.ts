/** A file with publications that is checked first and applied when somebody confirms it. */
export interface ImportsTable {
  id: string;
  /** Null if the account of the person was deleted. */
  user_id: string | null;
  kind: 'parishes' | 'schedules' | 'events';
  file_name: string;
  state: 'checking' | 'ready' | 'applying' | 'done';
  created_at: number;
  applied_at: number | null;
}

/** One publication of an import. */
export interface ImportItemsTable {
  import_id: string;
  position: number;
  /** The first line of the file that describes it. */
  line: number;
  action: 'unchecked' | 'new' | 'changed' | 'unchanged' | 'withdrawn' | 'faulty';
  outcome: 'open' | 'applied' | 'conflict';
  title: string;
  /** The key under which another program knows it. Empty if there is none. */
  external_key: string;
  target_id: string | null;
  /** The revision of the publication that was compared. If it has another one later, the item is not applied. */
  revision: number | null;
  /** JSON: the lines of the file. */
  source: string;
  /** JSON: the cleaned values that are written. */
  plan: string;
  /** JSON: the fields that differ, before and after. */
  changes: string;
}

export interface ImportFaultsTable {
  import_id: string;
  /** The number of the fault in its line. */
  position: number;
  line: number;
  /** The name of the column. Empty if the fault concerns the line or the file. */
  field: string;
  /** The beginning of the faulty text. */
  value: string;
  /** JSON: the explanation in every language. */
  message: string;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    imports: ImportsTable;
    import_items: ImportItemsTable;
    import_faults: ImportFaultsTable;
    /** The keys under which other programs know publications. A repeated import finds them by their key. */
    external_keys: {
      kind: 'parish' | 'event';
      external_key: string;
      publication_id: string;
    };
  }
}
