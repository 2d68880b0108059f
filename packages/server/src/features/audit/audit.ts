import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Attempt } from '../../platform/http/contract.ts';
import { AppError, isAboutFields } from '../../platform/http/errors.ts';
import { onlyForStaff } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/identifiers.ts';
import { FALLBACK, type Language, textOf } from '../../platform/language.ts';
import { createAuditRepository } from './repository.ts';
import { cleanText } from '../../platform/text.ts';
import { isStaffRole, type Permission } from '../../platform/permissions.ts';

type Write = Transaction<DatabaseSchema>;

const HOUR = 60 * 60 * 1000;
const LONGEST_REASON = 500;

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Decides whether the actor is allowed to attempt an action. `permission` is the permission that the action needs, if
 * any.
 */
type AttemptRule = ((actor: Actor) => boolean) & { readonly permission?: Permission };

export interface Audit {
  /** The actor's name, as the log shows it. */
  nameOf(transaction: Write, actor: Actor): Promise<string>;
  /**
   * Call this in the transaction of the action, so that the action and its audit line are stored together or not at
   * all.
   */
  record(
    transaction: Write,
    actor: Actor,
    act: Attempt,
    details: { readonly reason?: string; readonly changes?: readonly Change[] },
  ): Promise<void>;
  /** Runs `work` if the rule allows it. Audits every refusal, whether the rule refuses or `work` throws. */
  attempt<T>(actor: Actor, act: Attempt, rule: AttemptRule, work: () => Promise<T>): Promise<T>;
  /** Throws the same refusal as `attempt` but writes no audit line. */
  require(actor: Actor, rule: AttemptRule): void;
  /** Audits a refusal that was thrown before `attempt` was called. */
  refused(actor: Actor, act: Attempt, error: AppError): Promise<void>;
}

function requireAllowed(actor: Actor, rule: AttemptRule): void {
  if (!rule(actor)) throw onlyForStaff(rule.permission);
}

/**
 * The message that the actor received, with the messages of the fields. The main message alone only says that some
 * fields are wrong.
 */
function reasonOf({ text, fieldErrors = [] }: AppError, language: Language): string {
  const fields = fieldErrors
    .filter((field) => field.message[FALLBACK] !== text[FALLBACK])
    .map((field) => `${field.path}: ${field.message[language]}`);
  const reason = cleanText([text[language], ...fields].join(' '), { multiline: false });
  return Array.from(reason).slice(0, LONGEST_REASON).join('');
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The fields whose values differ, as the log shows them. */
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
    if (database.isReadOnly()) {
      log.warn(
        { action: act.action, refusal: error.id, actor: actor.userId },
        'a refused attempt was not audited',
      );
      return;
    }
    // Every refusal of staff gets a line. A member gets one line per action and hour, so that a loop cannot flood the
    // log.
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
          // If fields are invalid, the route can still replace this error with a refusal by the policy. So the route
          // writes the audit line.
          if (isAboutFields(error)) error.attempt = act;
          else await refused(actor, act, error);
        }
        throw error;
      }
    },
  };
}
