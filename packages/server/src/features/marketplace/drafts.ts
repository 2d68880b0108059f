import { badRequest } from '../../platform/http/errors.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { cleanDetails, type DetailsDraft } from './details.ts';
import type { Category } from './filter.ts';
import { requireAllowed } from './forbidden-goods/forbidden-goods.ts';
import { centsOf } from '../../platform/money.ts';

export interface Draft extends DetailsDraft {
  readonly title: string;
  readonly price: number;
  readonly description?: string;
  readonly category?: Category;
  readonly zip?: string;
  /** The id of a parish; empty for none. */
  readonly meetingPoint?: string;
}

const TITLE = { multiline: false, atMost: 120 };
const DESCRIPTION = { multiline: true, atMost: 5000 };
const MOST_CENTS = 100_000_000;

interface Place {
  readonly zip: string | null;
  readonly town: string | null;
  readonly state: string | null;
}

/** Returns the place as it is stored. An empty ZIP code means that there is no place. */
export async function placeOf(zip: string | null): Promise<Place> {
  if (zip === null || zip === '') return { zip: null, town: null, state: null };
  const place = (await zipCodes()).find(zip);
  return place === null ? placeOf(null) : { zip, town: place.town, state: place.state };
}

function priceOf(dollars: number): number {
  const cents = centsOf(dollars, 'price');
  if (cents < 0 || cents > MOST_CENTS)
    throw badRequest(undefined, [{ path: 'price', message: i18n._('The price is too high.') }]);
  return cents;
}

/** Returns the fields that were sent, after cleaning them. Refuses goods that the site does not allow. */
export async function cleanDraft(
  draft: Partial<Draft>,
  current: { readonly title: string; readonly description: string },
  now: number,
) {
  const title = draft.title === undefined ? {} : { title: requiredText(draft.title, 'title', TITLE) };
  const description =
    draft.description === undefined
      ? {}
      : { description: optionalText(draft.description, 'description', DESCRIPTION) };
  const price = draft.price === undefined ? {} : { price: priceOf(draft.price) };
  const category = draft.category === undefined ? {} : { category: draft.category };
  if (draft.zip !== undefined && draft.zip !== '') await requireZip(draft.zip, 'zip');
  const place = draft.zip === undefined ? {} : await placeOf(draft.zip);
  const details = cleanDetails(draft, now);
  if (draft.title !== undefined || draft.description !== undefined) {
    requireAllowed({ title: current.title, description: current.description, ...title, ...description });
  }
  requireAllowed({ make: details.make ?? '', author: details.author ?? '' });
  return { ...title, ...description, ...price, ...category, ...details, ...place };
}
