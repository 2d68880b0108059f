import type { Database } from '../../platform/database/database.ts';
import { accountAreas } from './account-areas.ts';
import type { Area } from './areas.ts';
import { communityAreas } from './community-areas.ts';
import { conversationAreas } from './conversation-areas.ts';
import { marketplaceAreas } from './marketplace-areas.ts';
import { moderationAreas } from './moderation-areas.ts';
import { paymentAreas } from './payment-areas.ts';

/** All data about the member. The archive contains other people's data only if the member can see it on the site. */
export const contentsOf = ({ read }: Pick<Database, 'read'>): readonly Area[] =>
  [accountAreas, communityAreas, conversationAreas, marketplaceAreas, moderationAreas, paymentAreas].flatMap(
    (areasOf) => areasOf(read),
  );

/** The pictures, videos and documents that the member has uploaded. */
export async function uploadsOf({ read }: Pick<Database, 'read'>, userId: string) {
  const files = read
    .selectFrom('files')
    .select(['id', 'content_type', 'created_at'])
    .where('owner_id', '=', userId);
  const attachments = read
    .selectFrom('attachments')
    .select(['id', 'content_type', 'created_at'])
    .where('owner_id', '=', userId);
  return files.unionAll(attachments).execute();
}
