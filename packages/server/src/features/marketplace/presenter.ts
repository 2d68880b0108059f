import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentPicture } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { ZipCodes } from '../../platform/places/zip-codes.ts';
import { createPersonPresenter } from '../people/index.ts';
import { dollarsOf } from '../../platform/money.ts';
import { presentDetails } from './details.ts';
import { meetingPointOf } from './meeting-points.ts';
import { listingPolicy } from './policy.ts';
import type { PublicListingRow } from './public-listings.ts';
import type { ListingRow, PhotoRow } from './cards.ts';
import type { Brief } from './repository.ts';

type Schemas = components['schemas'];
export type Listing = Schemas['Listing'];

/** The viewer of the listings, and the place from which distances are measured. */
export interface Look {
  readonly actor: Actor;
  readonly origin: string | null;
  readonly zips: ZipCodes;
}

type Photo = Pick<PhotoRow, 'file_id' | 'description' | 'width' | 'height' | 'placeholder'>;
type Reference = Pick<ListingRow, 'id' | 'title' | 'price' | 'status'> & {
  readonly [Column in keyof Photo]: Photo[Column] | null;
};

/** The number of listings that an area shows as a sample. */
const SAMPLES = 3;
/** Positions on the map are rounded to hundredths of a degree. */
const DECIMALS = 100;

const round = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

function distanceOf({ origin, zips }: Look, zip: string | null): number | null {
  if (origin === null || zip === null) return null;
  const miles = zips.distance(origin, zip);
  return miles === null ? null : Math.round(miles);
}

/** Returns the viewer's own offer. An open one ends with the sale, and an accepted one with the reservation. */
function yourOffer(row: ListingRow): Schemas['YourOffer'] | null {
  const { offer_amount: amount, offer_state: state, offered_at: offeredAt, status } = row;
  if (amount === null || state === null || offeredAt === null) return null;
  if (state === 'withdrawn' || status === 'sold') return null;
  if (state === 'accepted' && status !== 'reserved') return null;
  return { amount: dollarsOf(amount), state, createdAt: new Date(offeredAt).toISOString() };
}

const placeOf = ({ town, state }: Pick<ListingRow, 'town' | 'state'>): Schemas['ListingPlace'] | null =>
  town === null || state === null ? null : { town, state };

export function createListingPresenter(dependencies: Pick<Dependencies, 'clock' | 'secrets'>) {
  const { clock, secrets } = dependencies;
  const urls = createFileUrls(secrets.key('file addresses'));
  const { personOf } = createPersonPresenter(dependencies);

  function presentPhoto({ file_id: id, width, height, ...photo }: Photo): Schemas['ListingPhoto'] {
    const picture = { ...photo, id, width: width ?? 1, height: height ?? 1 };
    return { _id: id, ...presentPicture(urls, picture, clock.now()) };
  }

  return {
    present(look: Look, row: ListingRow): Listing {
      const { actor } = look;
      const meetingPoint = meetingPointOf(row);
      const offer = yourOffer(row);
      return {
        _id: row.id,
        title: row.title,
        category: row.category,
        ...presentDetails(row),
        price: dollarsOf(row.price),
        description: row.description,
        photos: row.photos.map(presentPhoto),
        owner: personOf({ ...row, id: row.owner_id }),
        status: row.status,
        ...(meetingPoint === null ? {} : { meetingPoint }),
        ...(row.reservedFor === null ? {} : { reservedFor: personOf(row.reservedFor) }),
        ...(row.reserved_for === actor.userId ? { isReservedForYou: true } : {}),
        ...(offer === null ? {} : { yourOffer: offer }),
        place: placeOf(row),
        zip: listingPolicy.edit(actor, row) ? row.zip : null,
        distance: distanceOf(look, row.zip),
        saved: row.saved_at !== null,
        ...(row.is_hidden ? { isHidden: true } : {}),
        abilities: {
          edit: listingPolicy.edit(actor, row),
          mark: listingPolicy.mark(actor, row),
          delete: listingPolicy.delete(actor, row),
          contact: listingPolicy.contact(actor, row),
          offer: listingPolicy.offer(actor, row),
        },
        createdAt: new Date(row.created_at).toISOString(),
        updatedAt: row.updated_at === null ? null : new Date(row.updated_at).toISOString(),
      };
    },

    /** Presents a listing to visitors. Each field is named, so a new field stays hidden. */
    presentPublic: (row: PublicListingRow): Schemas['PublicListing'] => ({
      _id: row.id,
      title: row.title,
      category: row.category,
      ...presentDetails(row),
      price: dollarsOf(row.price),
      description: row.description,
      photos: row.photos.map(presentPhoto),
      status: row.status,
      place: placeOf(row),
      createdAt: new Date(row.created_at).toISOString(),
    }),

    /** A short form of a listing with its cover photo. */
    presentReference({ id, title, price, status, file_id, description, ...size }: Reference) {
      const photo =
        file_id === null ? null : presentPhoto({ ...size, file_id, description: description ?? '' });
      return { _id: id, title, price: dollarsOf(price), status, photo };
    },

    /** Groups the listings by area. The areas with the most listings come first. */
    presentPlaces(zips: ZipCodes, briefs: readonly Brief[]): Schemas['ListingArea'][] {
      const byArea = Map.groupBy(briefs, ({ zip }) => zip?.slice(0, 3) ?? '');
      return [...byArea]
        .flatMap(([digits, listings]): Schemas['ListingArea'][] => {
          const area = zips.area(digits);
          if (area === null) return [];
          return [
            {
              area: digits,
              zip: area.zip,
              label: area.label,
              latitude: round(area.latitude),
              longitude: round(area.longitude),
              count: listings.length,
              samples: listings.slice(0, SAMPLES).map(({ id, title, price, status }) => ({
                _id: id,
                title,
                price: dollarsOf(price),
                status,
              })),
            },
          ];
        })
        .toSorted((one, other) => other.count - one.count);
    },
  };
}
