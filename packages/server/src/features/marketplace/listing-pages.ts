import { formatLocales } from '@parvis/api-client/languages';
import type { Dependencies } from '../../platform/dependencies.ts';
import { escape } from '../../platform/escape.ts';
import type { PublishedPages, StoredPage } from '../../platform/http/stored-page.ts';
import { i18n } from '../../platform/i18n.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import { dollarsOf } from '../../platform/money.ts';
import { publicPicture, publicPictureHtml, type PublicPicture, type PublicPictures } from '../files/index.ts';
import { createPublicListings, type PublicListingRow } from './public-listings.ts';
import { detailFacts } from './listing-facts.ts';
import { productData } from './structured-data.ts';

const memberAddress = /^\/marketplace\/(?<id>[^/]+)$/;
const publicAddress = /^\/listing\/(?<id>[^/]+)$/;
const pathOf = (id: string): string => `/listing/${id}`;

/** The maximum length of a description in search results and link previews. */
const SHORT = 200;

const words = {
  free: i18n._('Free'),
  reserved: i18n._('Reserved'),
  sold: i18n._('Sold'),
  ask: i18n._('Log in to ask about it'),
};

function priceText({ price }: Pick<PublicListingRow, 'price'>, language: Language): string {
  if (price === 0) return words.free[language];
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(formatLocales[language], options).format(dollarsOf(price));
}

/** Returns the price, the status if the listing is not available, and the town. */
function factsOf(row: PublicListingRow, language: Language): string {
  const { status, town, state } = row;
  return [
    priceText(row, language),
    ...(status === 'available' ? [] : [words[status][language]]),
    ...(town === null || state === null ? [] : [`${town}, ${state}`]),
  ].join(' · ');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  return `${line.slice(0, SHORT).replace(/\s?\S*$/u, '')}…`;
}

function bodyOf(row: PublicListingRow, picture: PublicPicture | null, language: Language): string {
  const description = row.description.trim();
  const text = description === '' ? '' : `<p>${escape(description).replaceAll('\n', '<br>')}</p>`;
  const details = detailFacts(row, language).map(
    ([term, fact]) => `<dt>${escape(term)}</dt><dd>${escape(fact)}</dd>`,
  );
  return [
    `<article><h1>${escape(row.title)}</h1>`,
    `<p>${escape(factsOf(row, language))}</p>`,
    publicPictureHtml(picture),
    details.length === 0 ? '' : `<dl>${details.join('')}</dl>`,
    text,
    row.status === 'sold' ? '' : `<p><a href="/signin">${inLanguage(words.ask, language)}</a></p>`,
    '</article>',
  ].join('');
}

/** Returns the cover photo. The title describes it if its owner has not described it. */
function coverOf({ id, title, photos: [cover] }: PublicListingRow): PublicPicture | null {
  if (cover === undefined) return null;
  const { file_id, width, height, description } = cover;
  return publicPicture(id, {
    id: file_id,
    width,
    height,
    description: description === '' ? title : description,
  });
}

type Parts = Pick<Dependencies, 'clock' | 'database'>;

/** The cover photos of the listings that visitors can read. */
export function listingPictures(dependencies: Parts): PublicPictures {
  const listings = createPublicListings(dependencies);
  return {
    async find(id) {
      const row = await listings.find(id, null);
      return row === null ? null : coverOf(row);
    },
    // The owner can hide the listing at any time, so no cache may show the photo without asking the server.
    cacheControl: 'private, no-cache',
  };
}

/**
 * Adds listings to the pages of the site. Visitors read the listings that their owners made public at /listing/{id}.
 * Only members can read /marketplace/{id}, so a visitor sees nothing of the listing on that page.
 */
export function withListingPages(dependencies: Parts, pages: PublishedPages): PublishedPages {
  const { read } = dependencies.database;
  const listings = createPublicListings(dependencies);

  const exists = async (id: string): Promise<boolean> =>
    isIdentifier(id) &&
    (await read.selectFrom('listings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  async function findPublic(id: string, language: Language): Promise<StoredPage> {
    const row = await listings.find(id, null);
    if (row === null) return { exists: false, content: null };
    const path = pathOf(id);
    const picture = coverOf(row);
    return {
      exists: true,
      content: {
        path,
        type: 'website',
        language,
        // The member has written the text once, in a language that the site does not know.
        languages: [language],
        title: row.title,
        description: shortened(`${factsOf(row, language)} · ${row.description}`.replace(/ · $/, '')),
        image: picture,
        body: bodyOf(row, picture, language),
        data: (origin) => productData(row, { origin, path, picture }),
      },
    };
  }

  return {
    async find(path, language, parameters) {
      const publicId = publicAddress.exec(path)?.groups?.['id'];
      if (publicId !== undefined) return findPublic(publicId, language);
      const id = memberAddress.exec(path)?.groups?.['id'];
      return id === undefined
        ? pages.find(path, language, parameters)
        : { exists: await exists(id), content: null };
    },

    async addresses() {
      const [published, shown] = await Promise.all([pages.addresses(), listings.addresses()]);
      const added = shown.map(({ id, created_at, updated_at }) => ({
        path: pathOf(id),
        languages: ['en' as const],
        changedAt: updated_at ?? created_at,
      }));
      return [...published, ...added];
    },
  };
}
