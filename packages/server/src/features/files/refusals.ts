import { AppError, badRequest, notFound } from '../../platform/http/errors.ts';
import { MOST_PIXELS } from '../../platform/files/pictures.ts';

const ofField = (status: number, id: string, path: string, message: string): AppError =>
  new AppError(status, id, message, { fieldErrors: [{ path, message }] });

export function emptyFile(field: string): AppError {
  const message = 'This file is empty.';
  return badRequest(message, [{ path: field, message }], 'file.empty');
}

export function unknownType(field: string): AppError {
  return ofField(
    415,
    'file.type',
    field,
    'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4 or WebM).',
  );
}

export function notPicture(field: string): AppError {
  return ofField(415, 'file.type', field, 'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF).');
}

/** A form whose file is of a wrong type is bad input, as a wrong text would be. */
export function unknownAttachment(field: string): AppError {
  return ofField(
    400,
    'file.type',
    field,
    'This file is not supported. Please choose a picture, a video, a sound or a document.',
  );
}

export function brokenPicture(field: string): AppError {
  return ofField(400, 'file.broken', field, 'This picture cannot be read; the file seems to be damaged.');
}

export function brokenVideo(field: string): AppError {
  return ofField(400, 'file.broken', field, 'This video cannot be played; the file seems to be damaged.');
}

export function tooManyPixels(field: string): AppError {
  return ofField(
    400,
    'file.too-many-pixels',
    field,
    `This picture is too large: ${MOST_PIXELS / 1_000_000} megapixels at most.`,
  );
}

export function fileNotFound(): AppError {
  return notFound('file.not-found', 'This file is no longer available.');
}

export function rangeNotSatisfiable(size: number): AppError {
  return new AppError(416, 'file.range', 'This part of the file does not exist.', {
    headers: { 'content-range': `bytes */${size}` },
  });
}
