import { paged, type AreasOf } from './areas.ts';
import { nameColumns } from '../people/index.ts';

/** The member's own details, and the data that the site stores about the account. */
export const accountAreas: AreasOf = (read) => [
  {
    name: 'account',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('users')
          .select([
            'id',
            ...nameColumns,
            'email',
            'email_state',
            'pending_email',
            'phone',
            'role',
            'about',
            'zip',
            'language',
            'liturgical_region',
            'welcome_step',
            'audiences',
            'email_visible',
            'presence_visible',
            'listings_public',
            'message_requests',
            'avatar_id',
            'cover_id',
            'last_seen_at',
            'terms_accepted_at',
            'created_at',
            'updated_at',
          ])
          .where('id', '=', userId),
      ),
  },
  {
    name: 'questionnaire',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('questionnaires')
          .select([
            'catholic',
            'parish',
            'diocese',
            'rite',
            'rite_type',
            'knight_of_columbus',
            'knight_of_malta',
            'favorite_saint',
            'historical_figure',
            'consented_at',
            'created_at',
            'updated_at',
          ])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'sessions',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('sessions')
          .select(['browser', 'system', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'second-factor',
    rows: (userId) =>
      paged(
        read,
        'user_id',
        read
          .selectFrom('one_time_codes')
          .select(['created_at', 'confirmed_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'recovery-codes',
    rows: (userId) =>
      paged(
        read,
        'code_hash',
        read.selectFrom('recovery_codes').select(['created_at', 'used_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'passkeys',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('passkeys')
          .select(['name', 'is_synced', 'created_at', 'last_used_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'notifications',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('notifications')
          .select(['kind', 'actor_id', 'subject_id', 'excerpt', 'read_at', 'created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'muted-notifications',
    rows: (userId) =>
      paged(
        read,
        'kind',
        read.selectFrom('muted_notifications').select('kind').where('user_id', '=', userId),
      ),
  },
  {
    name: 'push-subscriptions',
    rows: (userId) =>
      paged(
        read,
        'endpoint_hash',
        read.selectFrom('push_subscriptions').select('created_at').where('user_id', '=', userId),
      ),
  },
  {
    name: 'push-preferences',
    rows: (userId) =>
      paged(
        read,
        'user_id',
        read
          .selectFrom('push_preferences')
          .select(['shows_text', 'quiet_from', 'quiet_to', 'quiet_days', 'time_zone'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'push-kinds',
    rows: (userId) =>
      paged(
        read,
        'kind',
        read.selectFrom('push_kinds').select(['kind', 'is_sent']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'digest',
    rows: (userId) =>
      paged(
        read,
        'user_id',
        read
          .selectFrom('digests')
          .select(['frequency', 'weekday', 'hour', 'time_zone', 'sent_through'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'marked-publications',
    rows: (userId) =>
      paged(
        read,
        'publications.id',
        read
          .selectFrom('publication_marks')
          .innerJoin('publications', 'publications.id', 'publication_marks.publication_id')
          .select(['kind', 'title', 'note', 'publication_marks.created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'parish-claims',
    rows: (userId) =>
      paged(
        read,
        'parish_claims.id',
        read
          .selectFrom('parish_claims')
          .innerJoin('publications', 'publications.id', 'parish_claims.parish_id')
          .select([
            'title',
            'position',
            'method',
            'email',
            'parish_claims.state',
            'reason',
            'proved_at',
            'decided_at',
            'parish_claims.created_at',
          ])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'parish-roles',
    rows: (userId) =>
      paged(
        read,
        'parish_roles.id',
        read
          .selectFrom('parish_roles')
          .leftJoin('publications', 'publications.id', 'parish_roles.parish_id')
          .select(['title', 'diocese', 'position', 'parish_roles.created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'calendar-address',
    rows: (userId) =>
      paged(read, 'id', read.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId)),
  },
];
