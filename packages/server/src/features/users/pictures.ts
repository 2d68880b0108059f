import type { operations } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { type Sides, createFileService, cropOf, requirePicture } from '../files/index.ts';
import { createAccounts } from './accounts.ts';
import { createUserRepository } from './repository.ts';

type Operation = operations['setPicture'];
export type PictureKind = Operation['parameters']['path']['kind'];

const ratios: Record<PictureKind, number> = { avatar: 1, cover: 3 };

export function createPictureService(dependencies: Dependencies) {
  const { announcer, database } = dependencies;
  const repository = createUserRepository(database);
  const files = createFileService(dependencies);
  const accounts = createAccounts(dependencies);

  async function replace(
    actor: Actor,
    kind: PictureKind,
    file: Parameters<typeof files.record>[1] | null,
  ): Promise<void> {
    const former = await database.transaction(async (transaction) => {
      const locked = await repository.lockPictures(transaction, actor.userId);
      if (locked === undefined) throw unauthorized();
      if (file !== null) await files.record(transaction, file, actor.userId);
      await repository.setPicture(transaction, actor.userId, kind, file?.id ?? null);
      const replaced = locked[`${kind}_id`];
      if (replaced !== null) await files.forget(transaction, replaced);
      return replaced;
    });
    announcer.announce([accounts.changed(actor.userId)]);
    if (former !== null) await files.remove(former);
  }

  return {
    async set(actor: Actor, kind: PictureKind, upload: Upload | null, sides: Sides): Promise<void> {
      const picture = requirePicture(upload);
      const frame = { ratio: ratios[kind], crop: cropOf(sides) };
      await files.keepPicture(picture, frame, (file) => replace(actor, kind, file));
    },

    /** If the member has no such picture, this is not an error. */
    remove: (actor: Actor, kind: PictureKind): Promise<void> => replace(actor, kind, null),
  };
}
