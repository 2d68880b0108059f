import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { renderingsOf } from '../../platform/files/renderings.ts';
import { sendError, unknownAddress } from '../../platform/http/error-handler.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { conditionsOf, sendBytes } from '../files/index.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';

export interface PublishedPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

function largestOf({ file_id, file_width, file_height }: PublicationRow) {
  if (file_id === null || file_width === null || file_height === null) return null;
  const rendering = renderingsOf(file_width, file_height).at(-1);
  return rendering === undefined ? null : { ...rendering, fileId: file_id };
}

/**
 * Returns the picture of a publication at a permanent address, because search engines and link previews can fetch it
 * weeks later. The address becomes invalid when the publication is withdrawn.
 */
export function publishedPicture(row: PublicationRow): PublishedPicture | null {
  const largest = largestOf(row);
  if (largest === null) return null;
  const { fileId, width, height } = largest;
  return { path: `/picture/${row.id}?v=${fileId}`, width, height, description: row.file_description };
}

export function servePublishedPictures(
  app: FastifyInstance,
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
): void {
  const repository = createPublicationRepository(database);

  app.get<{ Params: { id: string } }>('/picture/:id', async (request, reply) => {
    const { id } = request.params;
    const row = isIdentifier(id) ? await repository.find(id, null) : null;
    const largest = row?.state === 'published' && row.kind !== 'parish' ? largestOf(row) : null;
    if (largest === null) return sendError(unknownAddress(), reply);
    const { fileId, variant } = largest;
    const delivery = await sendBytes(
      files,
      {
        key: fileKey(fileId, variant),
        contentType: 'image/webp',
        tag: `"${fileId}-${variant}"`,
        headers: { 'cache-control': 'public, max-age=3600' },
      },
      conditionsOf(request.headers),
    );
    reply.code(delivery.status).headers(delivery.headers);
    return delivery.status === 304 ? reply.send() : reply.type(delivery.contentType).send(delivery.stream);
  });
}
