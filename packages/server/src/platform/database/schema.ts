import type { AuthenticationTables } from './tables/authentication.ts';
import type { JobTables } from './tables/jobs.ts';
import type { MarketplaceTables } from './tables/marketplace.ts';
import type { MessageTables } from './tables/messages.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PostTables } from './tables/posts.ts';
import type { PublicationTables } from './tables/publications.ts';

/**
 * The portable schema: text identifiers (UUIDv7), epoch milliseconds, 0/1 for booleans, stored counters. SQLite and
 * PostgreSQL have the same tables, created by the same migrations.
 */
export interface DatabaseSchema
  extends
    AuthenticationTables,
    JobTables,
    MarketplaceTables,
    MessageTables,
    ModerationTables,
    NotificationTables,
    PaymentTables,
    PeopleTables,
    PostTables,
    PublicationTables {}
