import type { operations } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Crop } from '../../platform/files/pictures.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { badRequest, unauthorized } from '../../platform/http/errors.ts';
import { createFileService } from '../files/service.ts';
import { createAccounts } from './accounts.ts';
import { createUserRepository } from './repository.ts';
import type { Text } from '../../platform/language.ts';

type Operation = operations['setPicture'];
export type PictureKind = Operation['parameters']['path']['kind'];
type Sides = Partial<Crop>;

const FIELD = 'image';
/** Fractions that were worked out add up to one but for the last digits. */
const ROUNDING = 0.001;
const ratios: Record<PictureKind, number> = { avatar: 1, cover: 3 };

function refuse(path: string, message: Text) {
  return badRequest(message, [{ path, message }]);
}

function cropOf({ left, top, width, height }: Sides): Crop | null {
  if (left === undefined && top === undefined && width === undefined && height === undefined) return null;
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    throw refuse('width', {
      en: 'Please give all four sides of the part, or none.',
      es: 'Indica los cuatro lados del recorte, o ninguno.',
    });
  }
  if (left + width > 1 + ROUNDING || top + height > 1 + ROUNDING) {
    throw refuse('width', {
      en: 'This part lies outside of the picture.',
      es: 'Este recorte queda fuera de la imagen.',
    });
  }
  return { left, top, width, height };
}

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
      const held = await repository.holdPictures(transaction, actor.userId);
      if (held === undefined) throw unauthorized();
      if (file !== null) await files.record(transaction, file, actor.userId);
      await repository.setPicture(transaction, actor.userId, kind, file?.id ?? null);
      const replaced = held[`${kind}_id`];
      if (replaced !== null) await files.forget(transaction, replaced);
      return replaced;
    });
    announcer.announce([accounts.changed(actor.userId)]);
    if (former !== null) await files.remove(former);
  }

  return {
    async set(actor: Actor, kind: PictureKind, upload: Upload | null, sides: Sides): Promise<void> {
      if (upload === null) throw refuse(FIELD, { en: 'Please choose a photo.', es: 'Elige una foto.' });
      const frame = { ratio: ratios[kind], crop: cropOf(sides) };
      await files.keepPicture(upload, frame, (file) => replace(actor, kind, file));
    },

    /** Without a picture there is none to take away, which is no error. */
    remove: (actor: Actor, kind: PictureKind): Promise<void> => replace(actor, kind, null),
  };
}
