export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    blocks: BlocksTable;
  }
}
