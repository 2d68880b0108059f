declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    servers: {
      id: string;
      /** The host and the port. */
      name: string;
      version: string;
      node_version: string;
      started_at: number;
      seen_at: number;
      /** JSON: a `ServerState`. */
      state: string;
    };
  }
}
