import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    /** The parishes that members follow. A follow counts only while its parish is published. */
    parish_follows: {
      id: string;
      user_id: string;
      parish_id: string;
      /** Whether it is the member's own parish. A member has at most one. */
      is_mine: Generated<Flag>;
      /** Whether the member appears on the page of the parish. */
      is_visible: Generated<Flag>;
      created_at: number;
    };
  }
}
