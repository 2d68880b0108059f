import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import type { Text } from '../../platform/language.ts';

export function listingNotFound(): AppError {
  return notFound('listing.not-found', {
    en: 'This listing is no longer available.',
    es: 'Este anuncio ya no está disponible.',
  });
}

/** The recipient of an enquiry must be the listing's owner. */
export function listingOfNeither(): AppError {
  return ofField('listingId', {
    en: 'This is not a listing of one of you.',
    es: 'Este anuncio no es de ninguno de los dos.',
  });
}

export function listingSold(): AppError {
  const message = { en: 'This listing has been sold.', es: 'Este anuncio ya está vendido.' };
  return badRequest(message, [{ path: 'listingId', message }], 'listing.sold');
}

export function listingNotYours(): AppError {
  return forbidden({
    en: 'Only the owner can change this listing.',
    es: 'Solo su dueño puede cambiar este anuncio.',
  });
}

export function searchNotFound(): AppError {
  return notFound('search.not-found', {
    en: 'This saved search is no longer here.',
    es: 'Esta búsqueda guardada ya no está.',
  });
}

export function tooManySearches(most: number): AppError {
  const message = {
    en: `You can keep ${most} saved searches. Please delete one of them first.`,
    es: `Puedes guardar ${most} búsquedas. Elimina antes una de ellas.`,
  };
  return badRequest(message, [{ path: 'search', message }], 'search.too-many');
}

export function ofField(path: string, message: Text): AppError {
  return badRequest(message, [{ path, message }]);
}
