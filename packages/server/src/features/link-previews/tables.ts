import type { Generated } from 'kysely';

export interface LinkPreviewsTable {
  id: string;
  /** The URL as the server requests it, without a fragment. */
  url: string;
  /** Null until the website was first asked. */
  outcome: Generated<'ready' | 'failed' | null>;
  title: Generated<string>;
  description: Generated<string>;
  /** The id under which the file store has the picture. */
  picture_id: Generated<string | null>;
  /** The size of the picture's largest rendering in pixels. */
  picture_width: Generated<number | null>;
  picture_height: Generated<number | null>;
  picture_placeholder: Generated<string | null>;
  /** When the website was last asked, or is being asked. */
  asked_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    link_previews: LinkPreviewsTable;
    /** A message has a row if its text has a link. */
    message_link_previews: {
      message_id: string;
      preview_id: string;
    };
  }
}
