// Stored names are older than the term: tables, columns, audit actions and kinds of jobs still say `promise`.

/** Confirmations by the staff of deadlines that the server cannot check itself. */
export interface ConfirmationsTable {
  id: string;
  promise: string;
  item_id: string;
  actor_id: string;
  note: string;
  created_at: number;
}

/** Overdue items of which the staff has been notified. */
export interface AlertsTable {
  promise: string;
  item_id: string;
  due_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    promise_confirmations: ConfirmationsTable;
    promise_alerts: AlertsTable;
  }
}
