import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { escape } from '../../platform/escape.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { renderingsOf } from '../../platform/files/renderings.ts';
import { sendError, unknownAddress } from '../../platform/http/error-handler.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { conditionsOf, sendBytes } from './sending.ts';

/** The largest rendering of a picture of a public page. */
export interface PublicPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly fileId: string;
  readonly variant: string;
}

interface PictureFile {
  readonly id: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly description: string;
}

/**
 * Returns the picture of a page at a permanent address, because search engines and link previews can fetch it weeks
 * later. `pageId` is the id of the publication or listing. When this page is no longer public, the address becomes
 * invalid.
 */
export function publicPicture(
  pageId: string,
  { id, width, height, description }: PictureFile,
): PublicPicture | null {
  if (id === null || width === null || height === null) return null;
  const largest = renderingsOf(width, height).at(-1);
  return largest === undefined
    ? null
    : { ...largest, fileId: id, path: `/picture/${pageId}?v=${id}`, description };
}

/** Returns the picture as HTML; empty if there is none. */
export function publicPictureHtml(picture: PublicPicture | null): string {
  if (picture === null) return '';
  const { path, width, height, description } = picture;
  return `<p><img alt="${escape(description)}" src="${escape(path)}" width="${width}" height="${height}"></p>`;
}

/** The pictures of one kind of public page. */
export interface PublicPictures {
  /** Finds a picture by the id of its publication or listing. Returns null if the page is not public. */
  readonly find: (id: string) => Promise<PublicPicture | null>;
  /** The header `Cache-Control` of these pictures. */
  readonly cacheControl: string;
}

/** Serves the pictures of public pages. The kinds are searched one after the other. */
export function servePublicPictures(
  app: FastifyInstance,
  { files }: Pick<Dependencies, 'files'>,
  kinds: readonly PublicPictures[],
): void {
  async function find(id: string): Promise<{ picture: PublicPicture; cacheControl: string } | null> {
    if (!isIdentifier(id)) return null;
    for (const { find: findPicture, cacheControl } of kinds) {
      const picture = await findPicture(id);
      if (picture !== null) return { picture, cacheControl };
    }
    return null;
  }

  app.get<{ Params: { id: string } }>('/picture/:id', async (request, reply) => {
    const found = await find(request.params.id);
    if (found === null) return sendError(unknownAddress(), reply);
    const {
      picture: { fileId, variant },
      cacheControl,
    } = found;
    const delivery = await sendBytes(
      files,
      {
        key: fileKey(fileId, variant),
        contentType: 'image/webp',
        tag: `"${fileId}-${variant}"`,
        headers: { 'cache-control': cacheControl },
      },
      conditionsOf(request.headers),
    );
    reply.code(delivery.status).headers(delivery.headers);
    return delivery.status === 304 ? reply.send() : reply.type(delivery.contentType).send(delivery.stream);
  });
}
