import { expressionBuilder, sql, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Condition = ExpressionWrapper<DatabaseSchema, 'users', SqlBool>;

const from = expressionBuilder<DatabaseSchema, 'users'>();

const ofUser = () =>
  from
    .selectFrom('push_subscriptions')
    .select('push_subscriptions.endpoint_hash')
    .whereRef('push_subscriptions.user_id', '=', 'users.id');

/** Whether a member has a browser that gets push messages. */
export const getsPush = (): Condition => from.exists(ofUser());

/** Whether a browser of the recipient may show the notice of a notification with its text. */
export const showsNoticeText = (): RawBuilder<SqlBool> => sql`exists (select 1 from push_subscriptions
    where push_subscriptions.user_id = notifications.user_id and push_subscriptions.shown <> 'none')
  and exists (select 1 from push_preferences
    where push_preferences.user_id = notifications.user_id and push_preferences.shows_text = 1)`;

/** Whether a browser of a member shows notices. */
export const showsNotices = (): Condition =>
  from.exists(ofUser().where('push_subscriptions.shown', '=', 'some'));
