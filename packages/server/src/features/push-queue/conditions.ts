import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
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

/** Whether a browser of a member shows notices. */
export const showsNotices = (): Condition =>
  from.exists(ofUser().where('push_subscriptions.shown', '=', 'some'));
