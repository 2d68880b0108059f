// The tables, columns, audit actions and kinds of jobs are still called `promise`, because they are older than the
// term "deadline".

/** Confirmations by the staff for deadlines that the server cannot check. */
export interface ConfirmationsTable {
  id: string;
  promise: string;
  item_id: string;
  actor_id: string;
  note: string;
  created_at: number;
}

/** The overdue items about which the staff has been notified. */
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
