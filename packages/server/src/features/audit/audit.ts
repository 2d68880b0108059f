import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Attempt } from '../../platform/http/contract.ts';
import { AppError, forbidden, isAboutFields } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { FALLBACK, type Language, type Text, textOf } from '../../platform/language.ts';
import { createAuditRepository } from './repository.ts';
import { cleanText } from '../../platform/text.ts';
import { isStaffRole, rolesWith, type Permission } from '../../platform/permissions.ts';

type Write = Transaction<DatabaseSchema>;

const HOUR = 60 * 60 * 1000;
const LONGEST_REASON = 500;

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Decides whether an actor may attempt an action. `permission` names the permission that it needs, if any. */
type AttemptRule = ((actor: Actor) => boolean) & { readonly permission?: Permission };

export interface Audit {
  /** The actor's name, as the log shows it. */
  nameOf(transaction: Write, actor: Actor): Promise<string>;
  /** Runs in the transaction of the action, so that action and line are stored together or not at all. */
  record(
    transaction: Write,
    actor: Actor,
    act: Attempt,
    details: { readonly reason?: string; readonly changes?: readonly Change[] },
  ): Promise<void>;
  /** Runs `work` if the rule allows it; audits every refusal, including those that `work` throws. */
  attempt<T>(actor: Actor, act: Attempt, rule: AttemptRule, work: () => Promise<T>): Promise<T>;
  /** Refuses as `attempt` does, without a line in the log. */
  require(actor: Actor, rule: AttemptRule): void;
  /** Audits a refusal that came before an attempt. */
  refused(actor: Actor, act: Attempt, error: AppError): Promise<void>;
}

/** Only administrators can be the single role with a permission; a test of the permissions ensures this. */
const onlyFor = ({ permission }: AttemptRule): Text =>
  permission !== undefined && rolesWith(permission).length === 1
    ? i18n._('Only administrators may do this.')
    : i18n._('Only the staff may do this.');

function requireAllowed(actor: Actor, rule: AttemptRule): void {
  if (!rule(actor)) throw forbidden(onlyFor(rule));
}

/**
 * The message that the actor received, with those of the fields: the main message only says that fields are marked.
 */
function reasonOf({ text, fieldErrors = [] }: AppError, language: Language): string {
  const fields = fieldErrors
    .filter((field) => field.message[FALLBACK] !== text[FALLBACK])
    .map((field) => `${field.path}: ${field.message[language]}`);
  const reason = cleanText([text[language], ...fields].join(' '), { multiline: false });
  return Array.from(reason).slice(0, LONGEST_REASON).join('');
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The fields that differ, as the log shows them. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter((field) => after[field] !== undefined && shown(before[field]) !== shown(after[field]))
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
}

export function createAudit({
  clock,
  database,
  log,
}: Pick<Dependencies, 'clock' | 'database' | 'log'>): Audit {
  const repository = createAuditRepository(database);

  async function lineOf(transaction: Write, actor: Actor, { action, subject }: Attempt) {
    const known = await repository.nameAndRole(transaction, actor.userId);
    return {
      id: newId(clock),
      actor_id: actor.userId,
      actor_name: known?.name ?? '',
      actor_role: known?.role ?? actor.role,
      action,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      created_at: clock.now(),
    };
  }

  async function refused(actor: Actor, act: Attempt, error: AppError): Promise<void> {
    // Every attempt by staff is recorded; members' refusals are deduplicated, so that a loop cannot flood the log.
    const dedupeKey = isStaffRole(actor.role)
      ? null
      : [actor.userId, act.action, Math.floor(clock.now() / HOUR)].join(' ');
    await database.transaction(async (transaction) =>
      repository.insert(transaction, {
        ...(await lineOf(transaction, actor, act)),
        outcome: 'refused',
        reason: reasonOf(error, FALLBACK),
        reasons: JSON.stringify(textOf((language) => reasonOf(error, language))),
        changes: '[]',
        cause: dedupeKey,
      }),
    );
    log.info({ action: act.action, refusal: error.id }, 'an attempt of the staff was refused');
  }

  return {
    refused,
    require: requireAllowed,

    nameOf: async (transaction, { userId }) =>
      (await repository.nameAndRole(transaction, userId))?.name ?? '',

    async record(transaction, actor, act, { reason = '', changes = [] }) {
      await repository.insert(transaction, {
        ...(await lineOf(transaction, actor, act)),
        outcome: 'done',
        reason,
        changes: JSON.stringify(changes),
        cause: null,
      });
    },

    async attempt(actor, act, rule, work) {
      try {
        requireAllowed(actor, rule);
        return await work();
      } catch (error) {
        if (error instanceof AppError) {
          // The policy may answer instead: the route writes the line.
          if (isAboutFields(error)) error.attempt = act;
          else await refused(actor, act, error);
        }
        throw error;
      }
    },
  };
}
