/** Downloads of members' data; each archive is in the file store under the same id. */
export interface DataExportsTable {
  id: string;
  user_id: string;
  /** Null while the archive is being created. */
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
