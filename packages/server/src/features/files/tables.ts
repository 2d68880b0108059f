export interface FilesTable {
  id: string;
  owner_id: string;
  kind: 'image' | 'video';
  content_type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  bytes: number;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    files: FilesTable;
  }
}
