import { badField, badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function listingNotFound(): AppError {
  return notFound('listing.not-found', i18n._('This listing is no longer available.'));
}

/**
 * The error for a message about a listing that belongs to neither member, or an enquiry about one that is not the
 * recipient's.
 */
export function listingOfNeither(): AppError {
  return badField('listingId', i18n._('This listing belongs to neither of you.'));
}

export function listingSold(): AppError {
  const message = i18n._('This listing has been sold.');
  return badField('listingId', message, 'listing.sold');
}

export function soldCannotBeReserved(): AppError {
  return badRequest(i18n._('This listing has been sold.'), undefined, 'listing.sold');
}

export function notEnquirer(): AppError {
  return badField(
    'member',
    i18n._('You can reserve it only for a member who wrote to you about it or made an offer.'),
  );
}

export function offerOnOwnListing(): AppError {
  return forbidden(i18n._('You cannot make an offer for your own listing.'));
}

export function offersClosed(): AppError {
  const message = i18n._('You can make an offer only while a listing is available and has a price.');
  return badField('amount', message, 'offer.closed');
}

export function amountDeclined(): AppError {
  const message = i18n._('The seller has declined this amount. Please offer another one.');
  return badField('amount', message, 'offer.declined');
}

export function offerAccepted(): AppError {
  const message = i18n._('The seller has already accepted your offer. Please write to the seller.');
  return badRequest(message, undefined, 'offer.accepted');
}

export function offerEnded(): AppError {
  const message = i18n._('This offer has changed or was withdrawn. Please look at the offers again.');
  return badRequest(message, undefined, 'offer.ended');
}

export function meetingPointUnknown(): AppError {
  return badField('meetingPoint', i18n._('This parish is no longer in the directory.'));
}

export function listingNotYours(): AppError {
  return forbidden(i18n._('Only the owner can change this listing.'));
}

export function searchNotFound(): AppError {
  return notFound('search.not-found', i18n._('This saved search is no longer here.'));
}

export function tooManySearches(most: number): AppError {
  const message = i18n._('You can keep {most} saved searches. Please delete one of them first.', { most });
  return badField('search', message, 'search.too-many');
}
