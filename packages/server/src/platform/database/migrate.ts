import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Logger } from '../log.ts';
import { LAST_OF_BASELINE, withBaseline } from './baseline.ts';
import type { DatabaseDialect } from './database.ts';
import { repeatAfterLockTimeout, withLockTimeout } from './lock-wait.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { fingerprints } from './migrations/0002-fingerprints.ts';
import { people } from './migrations/0003-people.ts';
import { peopleSearch } from './migrations/0004-people-search.ts';
import { nameFolding } from './migrations/0005-name-folding.ts';
import { chats } from './migrations/0006-chats.ts';
import { reportEvidence } from './migrations/0007-report-evidence.ts';
import { marketplace } from './migrations/0008-marketplace.ts';
import { enquiries } from './migrations/0009-enquiries.ts';
import { listingIndexes } from './migrations/0010-listing-indexes.ts';
import { reportFiles } from './migrations/0011-report-files.ts';
import { messageWords } from './migrations/0012-message-words.ts';
import { jobs } from './migrations/0013-jobs.ts';
import { plans } from './migrations/0014-plans.ts';
import { exclusions } from './migrations/0015-exclusions.ts';
import { decisions } from './migrations/0016-decisions.ts';
import { selfService } from './migrations/0017-self-service.ts';
import { content } from './migrations/0019-content.ts';
import { listingWords } from './migrations/0020-listing-words.ts';
import { auditActions } from './migrations/0021-audit-actions.ts';
import { promises } from './migrations/0022-promises.ts';
import { calendars } from './migrations/0025-calendars.ts';
import { groups } from './migrations/0026-groups.ts';
import { renewedReports } from './migrations/0029-renewed-reports.ts';
import { paymentsInNotifications } from './migrations/0030-payments-in-notifications.ts';
import { hiddenGroups } from './migrations/0032-hidden-groups.ts';
import { recordings } from './migrations/0033-recordings.ts';
import { payerWords } from './migrations/0034-payer-words.ts';
import { promisesInNotifications } from './migrations/0035-promises-in-notifications.ts';
import { auditInSpanish } from './migrations/0036-audit-in-spanish.ts';
import { eventCancellations } from './migrations/0037-event-cancellations.ts';
import { nameSpellings } from './migrations/0038-name-spellings.ts';
import { sessionLifetimes } from './migrations/0039-session-lifetimes.ts';
import { emailConfirmation } from './migrations/0040-email-confirmation.ts';
import { secondFactor } from './migrations/0041-second-factor.ts';
import { liturgicalRegion } from './migrations/0045-liturgical-region.ts';
import { passkeys } from './migrations/0046-passkeys.ts';
import { editors } from './migrations/0047-editors.ts';
import { auditInEachLanguage } from './migrations/0048-audit-in-each-language.ts';
import { listingAlertsAsJobs } from './migrations/0049-listing-alerts-as-jobs.ts';
import { publicListings } from './migrations/0050-public-listings.ts';
import { sharedState } from './migrations/0051-shared-state.ts';
import { servers } from './migrations/0052-servers.ts';
import { linkPreviews } from './migrations/0053-link-previews.ts';
import { welcomeSteps } from './migrations/0054-welcome-steps.ts';
import { savedPosts } from './migrations/0055-saved-posts.ts';
import { postPhotos } from './migrations/0056-post-photos.ts';
import { listingDetails } from './migrations/0057-listing-details.ts';
import { reservations } from './migrations/0058-reservations.ts';
import { mentions } from './migrations/0059-mentions.ts';
import { offers } from './migrations/0060-offers.ts';
import { messageChanges } from './migrations/0061-message-changes.ts';
import { replies } from './migrations/0062-replies.ts';
import { messageReactions } from './migrations/0063-message-reactions.ts';
import { push } from './migrations/0064-push.ts';
import { digests } from './migrations/0065-digests.ts';
import { forwardedMessages } from './migrations/0066-forwarded-messages.ts';
import { voiceNotes } from './migrations/0067-voice-notes.ts';
import { messageLinkPreviews } from './migrations/0068-message-link-previews.ts';
import { messageRequests } from './migrations/0069-message-requests.ts';
import { groupChats } from './migrations/0070-group-chats.ts';
import { messageMentions } from './migrations/0071-message-mentions.ts';
import { parishPlaces } from './migrations/0072-parish-places.ts';
import { skippedPushes } from './migrations/0073-skipped-pushes.ts';
import { strangersInGroupChats } from './migrations/0074-strangers-in-group-chats.ts';
import { serviceTimes } from './migrations/0075-service-times.ts';
import { prayerIntentions } from './migrations/0076-prayer-intentions.ts';
import { postWords } from './migrations/0077-post-words.ts';
import { parishFollows } from './migrations/0078-parish-follows.ts';
import { parishLinks } from './migrations/0079-parish-links.ts';
import { parishStaff } from './migrations/0080-parish-staff.ts';
import { bulletins } from './migrations/0081-bulletins.ts';
import { imports } from './migrations/0084-imports.ts';
import { moreReactions } from './migrations/0085-more-reactions.ts';
import { anonymousIntentions } from './migrations/0086-anonymous-intentions.ts';
import { sharedPrayers } from './migrations/0087-shared-prayers.ts';
import { clearedChats } from './migrations/0089-cleared-chats.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * A new migration needs a higher number than the last one. Kysely refuses a migration that sorts before one that has
 * already run. Servers of the previous release use the database while and after it runs, so a migration only adds. The
 * name of one that removes something ends in `-after-` and a number (see `contracting-migration.ts`).
 */
export const migrationsOf = (dialect: DatabaseDialect): Record<string, Migration> => ({
  '0001-foundation': foundation(dialect),
  '0002-fingerprints': fingerprints,
  '0003-people': people(dialect),
  '0004-people-search': peopleSearch(dialect),
  '0005-name-folding': nameFolding,
  '0006-chats': chats(dialect),
  '0007-report-evidence': reportEvidence,
  '0008-marketplace': marketplace(dialect),
  '0009-enquiries': enquiries(dialect),
  '0010-listing-indexes': listingIndexes(dialect),
  '0011-report-files': reportFiles(dialect),
  '0012-message-words': messageWords(dialect),
  '0013-jobs': jobs(dialect),
  '0014-plans': plans(dialect),
  '0015-exclusions': exclusions(dialect),
  '0016-decisions': decisions(dialect),
  '0017-self-service': selfService(dialect),
  '0019-content': content(dialect),
  '0020-listing-words': listingWords,
  '0021-audit-actions': auditActions,
  '0022-promises': promises(dialect),
  '0025-calendars': calendars(dialect),
  '0026-groups': groups(dialect),
  '0029-renewed-reports': renewedReports(dialect),
  '0030-payments-in-notifications': paymentsInNotifications,
  '0032-hidden-groups': hiddenGroups,
  '0033-recordings': recordings(dialect),
  '0034-payer-words': payerWords(dialect),
  '0035-promises-in-notifications': promisesInNotifications,
  '0036-audit-in-spanish': auditInSpanish,
  '0037-event-cancellations': eventCancellations(dialect),
  '0038-name-spellings': nameSpellings,
  '0039-session-lifetimes': sessionLifetimes,
  '0040-email-confirmation': emailConfirmation,
  '0041-second-factor': secondFactor(dialect),
  '0045-liturgical-region': liturgicalRegion,
  '0046-passkeys': passkeys(dialect),
  '0047-editors': editors,
  '0048-audit-in-each-language': auditInEachLanguage,
  '0049-listing-alerts-as-jobs': listingAlertsAsJobs,
  '0050-public-listings': publicListings,
  '0051-shared-state': sharedState(dialect),
  '0052-servers': servers(dialect),
  '0053-link-previews': linkPreviews(dialect),
  '0054-welcome-steps': welcomeSteps,
  '0055-saved-posts': savedPosts(dialect),
  '0056-post-photos': postPhotos(dialect),
  '0057-listing-details': listingDetails(dialect),
  '0058-reservations': reservations(dialect),
  '0059-mentions': mentions(dialect),
  '0060-offers': offers(dialect),
  '0061-message-changes': messageChanges(dialect),
  '0062-replies': replies(dialect),
  '0063-message-reactions': messageReactions(dialect),
  '0064-push': push(dialect),
  '0065-digests': digests(dialect),
  '0066-forwarded-messages': forwardedMessages,
  '0067-voice-notes': voiceNotes,
  '0068-message-link-previews': messageLinkPreviews(dialect),
  '0069-message-requests': messageRequests(dialect),
  '0070-group-chats': groupChats(dialect),
  '0071-message-mentions': messageMentions(dialect),
  '0072-parish-places': parishPlaces(dialect),
  '0073-skipped-pushes': skippedPushes,
  '0074-strangers-in-group-chats': strangersInGroupChats(dialect),
  '0075-service-times': serviceTimes(dialect),
  '0076-prayer-intentions': prayerIntentions,
  '0077-post-words': postWords(dialect),
  '0078-parish-follows': parishFollows(dialect),
  '0079-parish-links': parishLinks(dialect),
  '0080-parish-staff': parishStaff(dialect),
  '0081-bulletins': bulletins(dialect),
  '0084-imports': imports(dialect),
  '0085-more-reactions': moreReactions,
  '0086-anonymous-intentions': anonymousIntentions,
  '0087-shared-prayers': sharedPrayers(dialect),
  '0089-cleared-chats': clearedChats(dialect),
});

/** Runs every migration without the baseline, also on a new database. The tests of old databases use this. */
export function createMigrator(database: Kysely<DatabaseSchema>, dialect: DatabaseDialect): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrationsOf(dialect) } });
}

/** Migrates the database to the newest schema. On PostgreSQL one process does this, and the others wait. */
export async function migrate(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
  log: Logger,
): Promise<void> {
  await repeatAfterLockTimeout(async () => {
    const all = withBaseline(migrationsOf(dialect), dialect);
    const migrations = dialect === 'postgres' ? withLockTimeout(all) : all;
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    for (const result of results ?? []) log.info({ migration: result.migrationName }, 'database migrated');
  }, log);
}

/**
 * Creates the tables as they were after the migration `last`, in an empty database or, on PostgreSQL, in an empty
 * schema. Restoring a backup needs this.
 */
export async function createSchemaOf(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
  last: string,
  schema?: string,
): Promise<void> {
  const all = migrationsOf(dialect);
  const migrations = last < LAST_OF_BASELINE ? all : withBaseline(all, dialect);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateTo(last);
  if (error !== undefined) throw error;
}
