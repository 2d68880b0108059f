import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import { storeFirstTimeZone } from '../digests/index.ts';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { passwordFault } from '../../platform/authentication/password-rules.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { badField, badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { soughtName, type SoughtName } from '../../platform/names.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { requestPermissionOf } from '../message-requests/index.ts';
import { relationsOf } from '../relations/index.ts';
import { presenceAnnouncements } from '../presence/index.ts';
import { createAccounts } from './accounts.ts';
import { createChangeNotices } from './change-notice.ts';
import { changeAudiences } from './details.ts';
import { createEmailConfirmation, initialEmailState } from './email-confirmation.ts';
import { cleanDetails, emailKey, emailTaken, searchText } from './personal-details.ts';
import { createPeopleSearch, type Position } from './people-search.ts';
import { createNotOwnAccount } from './not-own-account.ts';
import { userPolicy, type Viewer } from './policy.ts';
import { createUserPresenter, type Look } from './presenter.ts';
import { changedNames, memberNotFound, namesOf } from '../people/index.ts';
import { createUserRepository, type Credentials, type LockedUser, type UserChanges } from './repository.ts';

type Schemas = components['schemas'];
type UpdatePayload = Schemas['UserUpdatePayload'];

const SCOPE = 'users';
/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';
const ABOUT = { multiline: true, atMost: 1000 };

interface ListOptions {
  readonly search: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface UserService {
  list(actor: Actor, options: ListOptions): Promise<Schemas['UserPage']>;
  read(actor: Actor, id: string): Promise<Schemas['Profile']>;
  /** Returns the credentials of the account. Throws if the actor is not allowed to change it. */
  requireOwn(actor: Actor, id: string): Promise<Credentials>;
  update(actor: Actor, id: string, payload: UpdatePayload, address: string): Promise<Schemas['Account']>;
}

const refusePassword = (given: string | undefined) =>
  badField(
    'currentPassword',
    given === undefined
      ? i18n._('Please enter your current password.')
      : i18n._('This is not your current password.'),
  );

/**
 * Checks only the payload. If the caller is not allowed to change the account, the response says so, even if the
 * payload is also invalid.
 */
async function checked(payload: UpdatePayload): Promise<UpdatePayload> {
  const details = cleanDetails(payload);
  const about = payload.about === undefined ? {} : { about: optionalText(payload.about, 'about', ABOUT) };
  if (payload.zip !== undefined && payload.zip !== '') await requireZip(payload.zip, 'zip');
  const fault = payload.password === undefined ? null : await passwordFault(payload.password);
  if (fault !== null) throw badRequest(fault.message, [fault]);
  return { ...details, ...about };
}

export function createUserService(dependencies: Dependencies): UserService {
  const { announcer, clock, config, connections, database, jobs, secrets } = dependencies;
  const repository = createUserRepository(database);
  const presence = presenceAnnouncements(dependencies);
  const relations = relationsOf(dependencies);
  const people = createPeopleSearch(database);
  const present = createUserPresenter(dependencies);
  const sessions = createSessions(dependencies);
  const requestPermission = requestPermissionOf(dependencies);
  const attempts = createAttempts(dependencies, 'users');
  const passwords = createPasswords(config);
  const cursors = createCursors(secrets.key('cursors'));
  const accounts = createAccounts(dependencies);
  const notOwnAccount = createNotOwnAccount(dependencies);
  const notices = createChangeNotices(dependencies);
  const confirmation = createEmailConfirmation(dependencies);

  async function confirmPassword(user: Credentials, given: string, address: string): Promise<void> {
    await attempts.password(user.id, address);
    if (!(await passwords.verify(given, user.password_hash))) throw refusePassword(given);
    await attempts.passwordWasRight(user.id, address);
  }

  async function requireOwn(actor: Actor, id: string): Promise<Credentials> {
    const user = await repository.credentials('id', id);
    if (user === undefined) throw memberNotFound();
    if (!userPolicy.update(actor, user))
      throw await notOwnAccount(actor, id, i18n._('Only the member can change this account.'));
    return user;
  }

  /** Returns null if the member does not exist or is hidden from the caller. */
  async function lookAt(actor: Actor, id: string): Promise<Look | null> {
    if (actor.userId === id) return { actor, viewer: 'self', relation: null };
    const relationState = await relations.find(actor.userId, id);
    if (relationState === null) return null;
    const { relation, isBlocked } = relationState;
    let viewer: Viewer = relation.friendship === 'friends' ? 'friend' : 'member';
    if (isBlocked) viewer = 'blocked';
    return userPolicy.seeProfile(viewer) ? { actor, viewer, relation } : null;
  }

  async function find(actor: Actor, sought: SoughtName, limit: number, cursor: string | undefined) {
    const scope = `${SCOPE} named ${sought.names[0]} as ${sought.words.join(' ')}`;
    // The cursor is signed, so only this server can have written its content.
    const after = cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Position);
    const found = await people.find(actor.userId, sought, after, limit + 1);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      users: page.map(({ row }) => present.presentUser(actor, row)),
      nextCursor: last === undefined ? null : cursors.encode(JSON.stringify(last.position), scope),
    };
  }

  /**
   * Returns the changes for a new address. A different address must be confirmed first. The current address can be
   * written in another letter case without a confirmation.
   */
  function emailChange(locked: LockedUser, email: string | undefined): UserChanges {
    if (email === undefined) return {};
    const key = emailKey(email);
    if (key === locked.email_key) return { email, pending_email: null };
    if (config.confirmsEmail) return {};
    return { email, email_key: key, email_state: initialEmailState(config), pending_email: null };
  }

  function changesOf(locked: LockedUser, payload: UpdatePayload): UserChanges {
    const { email, phone, emailVisible, presenceVisible, listingsPublic, messageRequests } = payload;
    const { about, audiences, language, liturgicalRegion, welcomeStep, zip } = payload;
    const names = changedNames(payload);
    return {
      ...names,
      ...emailChange(locked, email),
      ...(phone === undefined ? {} : { phone }),
      ...(emailVisible === undefined ? {} : { email_visible: emailVisible ? 1 : 0 }),
      ...(presenceVisible === undefined ? {} : { presence_visible: presenceVisible ? 1 : 0 }),
      ...(listingsPublic === undefined ? {} : { listings_public: listingsPublic ? 1 : 0 }),
      ...(messageRequests === undefined ? {} : { message_requests: messageRequests }),
      ...(about === undefined ? {} : { about }),
      ...(language === undefined ? {} : { language }),
      ...(liturgicalRegion === undefined ? {} : { liturgical_region: liturgicalRegion }),
      ...(welcomeStep === undefined ? {} : { welcome_step: welcomeStep }),
      ...(zip === undefined ? {} : { zip: zip === '' ? null : zip }),
      ...(audiences === undefined ? {} : { audiences: changeAudiences(locked.audiences, audiences) }),
      ...(Object.keys(names).length === 0 ? {} : { search: searchText({ ...namesOf(locked), ...names }) }),
      updated_at: clock.now(),
    };
  }

  async function propose(
    transaction: Transaction<DatabaseSchema>,
    id: string,
    email: string,
    address: string,
  ): Promise<void> {
    if (await repository.isTaken(transaction, emailKey(email))) throw emailTaken();
    await confirmation.propose(transaction, id, email, address);
  }

  return {
    async list(actor, { search, limit, cursor }) {
      const sought = soughtName(search ?? '');
      if (sought.words.length > 0) return find(actor, sought, limit, cursor);
      const before = cursor === undefined ? LAST : cursors.decode(cursor, SCOPE);
      const { page, last } = pageOf(await repository.page(actor.userId, limit + 1, before), limit);
      return {
        users: page.map((row) => present.presentUser(actor, row)),
        nextCursor: last === null ? null : cursors.encode(last, SCOPE),
      };
    },

    async read(actor, id) {
      const look = await lookAt(actor, id);
      const [row, friends, acceptsRequests] = await Promise.all([
        repository.profile(id),
        // The number equals the length of the friend list that this viewer sees.
        relations.countFriends(actor.userId, id),
        look?.viewer === 'member' && requestPermission.isGranted(actor.userId, id),
      ]);
      if (look === null || row === undefined) throw memberNotFound();
      return present.presentProfile(look, { ...row, friends }, acceptsRequests);
    },

    requireOwn,

    async update(actor, id, sent, address) {
      const payload = await checked(sent);
      const { currentPassword, email, password } = payload;
      const user = await requireOwn(actor, id);
      if (currentPassword !== undefined) await confirmPassword(user, currentPassword, address);
      const needsPassword = (locked: Pick<LockedUser, 'email_key'>): boolean =>
        password !== undefined || (email !== undefined && emailKey(email) !== locked.email_key);
      if (currentPassword === undefined && needsPassword({ email_key: emailKey(user.email) })) {
        throw refusePassword(currentPassword);
      }
      const newHash = password === undefined ? {} : { password_hash: await passwords.hash(password) };
      try {
        const account = await database.transaction(async (transaction) => {
          const locked = await repository.lockRow(transaction, id, 'change');
          if (locked === undefined) throw memberNotFound();
          // The member may have changed the password in the meantime, for example because somebody had stolen it.
          const isConfirmed = currentPassword !== undefined && locked.password_hash === user.password_hash;
          if (needsPassword(locked) && !isConfirmed) throw refusePassword(currentPassword);
          const changes = changesOf(locked, payload);
          await repository.update(transaction, id, { ...changes, ...newHash });
          if (payload.timeZone !== undefined)
            await storeFirstTimeZone(dependencies, transaction, id, payload.timeZone);
          if (changes.audiences !== undefined) {
            await repository.shareAnswers(transaction, id, changes.audiences);
          }
          if (password !== undefined) {
            await sessions.revokeOthers(transaction, id, actor.sessionId);
            await notices.add(transaction, 'password', user);
            // Somebody who knew the old password may have entered the pending address.
            await repository.update(transaction, id, { pending_email: null });
          }
          if (email !== undefined && emailKey(email) !== locked.email_key) {
            if (config.confirmsEmail) await propose(transaction, id, email, address);
            else await notices.add(transaction, 'email', user);
          }
          const row = await repository.account(transaction, id);
          if (row === undefined) throw memberNotFound();
          return present.presentAccount(row);
        });
        if (password !== undefined) connections.endMember(id, actor.sessionId);
        jobs.wake();
        announcer.announce([accounts.changed(id)]);
        if (payload.presenceVisible !== undefined) await presence.announce(id);
        return account;
      } catch (error) {
        if (database.isUniqueViolation(error, 'users_email_key_unique')) throw emailTaken();
        throw error;
      }
    },
  };
}
