import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import type { PhotoChange } from '../../platform/http/photo-changes.ts';
import { digestOfFile, fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { requireOwnName, type ClaimedName } from '../../platform/policy.ts';
import { moderationOf } from '../audit/index.ts';
import { type NewFile, createFileService } from '../files/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { addListingAlert, alertDedupeKey } from './alerts.ts';
import { detailsFor, noDetails } from './details.ts';
import { cleanDraft, placeOf, type Draft } from './drafts.ts';
import type { Status } from './filter.ts';
import { createForgetting } from './forgetting.ts';
import { addMeetingPoint, replaceMeetingPoint } from './meeting-points.ts';
import { arrange, readDescriptions } from './photos.ts';
import { listingPolicy } from './policy.ts';
import { createListingOffers } from './offer-notifications.ts';
import { createReservations } from './reservations.ts';
import { createListingPresenter, type Listing } from './presenter.ts';
import { listingNotFound, listingNotYours, soldCannotBeReserved } from './errors.ts';
import type { ListingRow } from './cards.ts';
import { createListingRepository } from './repository.ts';

type Schemas = components['schemas'];

export interface NewListing extends Draft {
  readonly owner?: ClaimedName;
  readonly imageDescriptions?: string;
}

export interface ListingChange extends Partial<Draft> {
  readonly status?: Status;
  readonly photos?: readonly PhotoChange[];
}

const HOUR = 60 * 60 * 1000;
/** The limit is a fraction of RATE_LIMIT_MAX, so raising that setting also raises this limit. */
const NEW_LISTINGS = 1 / 20;
const nothing = { title: '', description: '' };

export function createListingService(dependencies: Dependencies) {
  const { announcer, clock, config, database, jobs, rateLimits } = dependencies;
  const repository = createListingRepository(database);
  const files = createFileService(dependencies);
  const notifier = createNotifier(dependencies);
  const moderation = moderationOf(dependencies);
  const presenter = createListingPresenter(dependencies);
  const forget = createForgetting(dependencies);
  const reservations = createReservations(dependencies);
  const offers = createListingOffers(dependencies);
  const offered = rateLimits.exact('marketplace new-listing', {
    limit: Math.ceil(config.rateLimitMax * NEW_LISTINGS),
    duration: HOUR,
  });

  async function presented(actor: Actor, row: ListingRow): Promise<Listing> {
    const [zips, origin] = await Promise.all([zipCodes(), repository.homeOf(actor.userId)]);
    return presenter.present({ actor, origin, zips }, row);
  }

  async function find(actor: Actor, id: string): Promise<ListingRow> {
    const row = await repository.find(actor.userId, id);
    if (row === null) throw listingNotFound();
    return row;
  }

  async function requireEditable(actor: Actor, id: string): Promise<ListingRow> {
    const row = await find(actor, id);
    if (!listingPolicy.edit(actor, row)) throw listingNotYours();
    return row;
  }

  async function read(actor: Actor, id: string): Promise<Listing> {
    return presented(actor, await find(actor, id));
  }

  async function repeated(actor: Actor, made: ListingRow, fingerprint: string | null) {
    requireRepeat(made.fingerprint, fingerprint);
    return { isNew: false, item: await presented(actor, made) };
  }

  return {
    read,

    /**
     * A repeated idempotency key returns the listing that the first request created, even if both arrive at the same
     * time.
     */
    async create(actor: Actor, draft: NewListing, uploads: readonly Upload[], key: string | null) {
      const cleaned = await cleanDraft(draft, nothing, clock.now());
      const fields = { description: '', category: 'Other' as const, ...cleaned };
      const descriptions = readDescriptions(draft.imageDescriptions, uploads.length);
      requireOwnName(actor, draft.owner);
      const place = draft.zip === undefined ? await placeOf(await repository.homeOf(actor.userId)) : {};
      const nowhere = { zip: null, town: null, state: null };
      const { title = '', price = 0 } = fields;
      const details = detailsFor(fields.category, { ...noDetails, ...fields });
      const stored = { ...nowhere, ...place, ...fields, ...details, title, price };

      const digests = key === null ? [] : await Promise.all(uploads.map(({ path }) => digestOfFile(path)));
      const fingerprint =
        key === null
          ? null
          : fingerprintOf([
              title,
              stored.description,
              String(price),
              stored.category,
              draft.zip ?? null,
              ...(draft.meetingPoint === undefined || draft.meetingPoint === '' ? [] : [draft.meetingPoint]),
              ...descriptions,
              ...digests,
              ...Object.values(details).flatMap((detail) => (detail === null ? [] : [String(detail)])),
            ]);
      const findExisting = async () => (key === null ? null : repository.findByKey(actor.userId, key));
      const made = await findExisting();
      if (made !== null) return repeated(actor, made, fingerprint);
      await offered.take(actor.userId);

      const insert = (kept: readonly NewFile[]): Promise<ListingRow> =>
        database.transaction(async (transaction) => {
          const id = newId(clock);
          for (const file of kept) await files.record(transaction, file, actor.userId);
          await repository.insert(
            transaction,
            {
              id,
              owner_id: actor.userId,
              ...stored,
              status: 'available',
              idempotency_key: key,
              fingerprint,
              created_at: clock.now(),
              updated_at: null,
            },
            kept.map((file, index) => ({ fileId: file.id, description: descriptions[index] ?? '' })),
          );
          await addMeetingPoint(transaction, id, draft.meetingPoint ?? '');
          await addListingAlert(dependencies, transaction, id);
          const row = await repository.find(actor.userId, id, transaction);
          if (row === null) throw listingNotFound();
          return row;
        });
      const publish = async (kept: readonly NewFile[]) => {
        const outcome = await runIdempotent({
          make: () => insert(kept),
          isTaken: (error) =>
            key !== null && database.isUniqueViolation(error, 'listings_owner_id_idempotency_key_unique'),
          find: findExisting,
        });
        if (!outcome.isNew) for (const file of kept) await files.remove(file.id);
        return outcome;
      };

      const outcome = await files.keepPictures(uploads, publish);
      if (!outcome.isNew) return repeated(actor, outcome.made, fingerprint);
      jobs.wake();
      return { isNew: true, item: await presented(actor, outcome.made) };
    },

    requireEditable,

    async update(
      actor: Actor,
      id: string,
      { status, photos, ...draft }: ListingChange,
      uploads: readonly Upload[],
    ): Promise<Listing> {
      const current = await requireEditable(actor, id);
      const fields = await cleanDraft(draft, current, clock.now());
      const { announcements, removed } = await files.keepPictures(uploads, (kept) =>
        database.transaction(async (transaction) => {
          const locked = await repository.lock(transaction, id);
          if (locked === null) throw listingNotFound();
          for (const file of kept) await files.record(transaction, file, actor.userId);
          const change = {
            ...fields,
            ...detailsFor(fields.category ?? locked.category, { ...locked, ...fields }),
            ...(status === undefined ? {} : { status }),
            updated_at: clock.now(),
          };
          await repository.update(transaction, id, locked, change);
          if (draft.meetingPoint !== undefined)
            await replaceMeetingPoint(transaction, id, draft.meetingPoint);
          if (fields.title !== undefined && fields.title !== locked.title) {
            await notifier.reword(transaction, alertDedupeKey(id), fields.title);
            await reservations.rename(transaction, id, fields.title);
            await offers.rename(transaction, id, fields.title);
          }
          const isKept = status === undefined || (status === 'reserved' && locked.status === 'reserved');
          const announcements = isKept ? [] : await reservations.end(transaction, id);
          if (status === 'sold') announcements.push(...(await offers.end(transaction, actor.userId, id)));
          if (photos === undefined && kept.length === 0) return { announcements, removed: [] };
          const had = (await repository.photosOf(transaction, id)).map((photo) => ({
            fileId: photo.file_id,
            description: photo.description,
          }));
          const arranged = arrange(had, photos, kept);
          await repository.place(transaction, id, arranged.placed);
          for (const fileId of arranged.removed) await files.forget(transaction, fileId);
          return { announcements, removed: arranged.removed };
        }),
      );
      announcer.announce(announcements);
      for (const fileId of removed) await files.remove(fileId);
      return read(actor, id);
    },

    /** Reserves the listing, for a member who wrote about it or, with null, for nobody in particular. */
    async reserve(actor: Actor, id: string, memberId: string | null): Promise<Listing> {
      await requireEditable(actor, id);
      announcer.announce(
        await database.transaction(async (transaction) => {
          const locked = await repository.lock(transaction, id);
          if (locked === null) throw listingNotFound();
          if (locked.status === 'sold') throw soldCannotBeReserved();
          await repository.update(transaction, id, locked, { status: 'reserved', updated_at: clock.now() });
          return reservations.begin(transaction, { id, ...locked }, memberId);
        }),
      );
      return read(actor, id);
    },

    async enquirers(actor: Actor, id: string): Promise<Schemas['Person'][]> {
      await requireEditable(actor, id);
      return reservations.enquirers(actor.userId, id);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const current = await find(actor, id);
      if (!listingPolicy.delete(actor, current)) throw listingNotYours();
      const { announcements, fileIds } = await database.transaction(async (transaction) => {
        if ((await repository.lock(transaction, id)) === null) throw listingNotFound();
        const photos = await repository.photosOf(transaction, id);
        await repository.delete(transaction, id);
        for (const { file_id } of photos) await files.forget(transaction, file_id);
        // This comes after the lock of the listing. The lock waits for a job that is writing notifications about the
        // listing.
        const announcements = await forget(transaction, id);
        await moderation.record(transaction, actor, {
          action: 'listing.delete',
          memberId: current.owner_id,
          before: { title: current.title, description: current.description },
          after: {},
        });
        return { announcements, fileIds: photos.map(({ file_id }) => file_id) };
      });
      announcer.announce(announcements);
      jobs.wake();
      for (const fileId of fileIds) await files.remove(fileId);
    },

    async save(actor: Actor, id: string, isSaved: boolean): Promise<Schemas['Listing']> {
      const row = await find(actor, id);
      if (isSaved) await repository.save(actor.userId, id, clock.now());
      else await repository.unsave(actor.userId, id);
      return presented(actor, { ...row, saved_at: isSaved ? clock.now() : null });
    },
  };
}
