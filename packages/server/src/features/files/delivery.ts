import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { RecordingType } from '../../platform/files/recordings.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { filePolicy } from './policy.ts';
import { fileHeaders, fileTag } from './presenter.ts';
import { fileNotFound } from './errors.ts';
import { createFileRepository } from './repository.ts';
import { sendBytes, type Conditions, type Delivery } from './sending.ts';

export interface FileRequest {
  fileId: string;
  variant: string;
  expires: number;
  signature: string;
}

type ContentType = 'image/webp' | 'video/mp4' | 'video/webm' | RecordingType;

export function createFileDelivery({ clock, database, files, secrets }: Dependencies) {
  const repository = createFileRepository(database);
  const urls = createFileUrls(secrets.key('file addresses'));

  return async function deliver(
    request: FileRequest,
    conditions: Conditions,
  ): Promise<Delivery<ContentType>> {
    const now = clock.now();
    if (!filePolicy.signed(urls, request, now)) throw fileNotFound();
    const file = await repository.find(request.fileId);
    if (file === null) throw fileNotFound();

    const secondsLeft = Math.floor(request.expires - now / 1000);
    return sendBytes(
      files,
      {
        key: fileKey(file.id, request.variant),
        contentType: file.content_type as ContentType,
        tag: fileTag(file.id, request.variant),
        headers: fileHeaders(file, request.variant, secondsLeft),
      },
      conditions,
    );
  };
}
