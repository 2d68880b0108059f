/** The archives of members' data. The file store has each archive under the same id. */
export interface DataExportsTable {
  id: string;
  user_id: string;
  /** Null until the archive is complete. */
  bytes: number | null;
  ready_at: number | null;
  expires_at: number | null;
  asked_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    data_exports: DataExportsTable;
  }
}
