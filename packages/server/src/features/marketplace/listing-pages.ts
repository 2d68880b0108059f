import type { Database } from '../../platform/database/database.ts';
import type { PublishedPages } from '../../platform/http/stored-page.ts';
import { isIdentifier } from '../../platform/identifiers.ts';

const address = /^\/marketplace\/(?<id>[^/]+)$/;

/**
 * Adds the addresses of listings to the pages of the site. Only members can read a listing, so a visitor sees nothing
 * of the listing on its page.
 */
export function withListingPages({ read }: Pick<Database, 'read'>, pages: PublishedPages): PublishedPages {
  const exists = async (id: string): Promise<boolean> =>
    isIdentifier(id) &&
    (await read.selectFrom('listings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  return {
    ...pages,
    find: async (path, language) => {
      const id = address.exec(path)?.groups?.['id'];
      return id === undefined ? pages.find(path, language) : { exists: await exists(id), content: null };
    },
  };
}
