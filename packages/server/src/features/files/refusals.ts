import { AppError, badRequest, notFound } from '../../platform/http/errors.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { cleanText } from '../../platform/text.ts';
import type { Text } from '../../platform/language.ts';

const LONGEST_NAME = 100;

const ofField = (status: number, id: string, path: string, message: Text): AppError =>
  new AppError(status, id, message, { fieldErrors: [{ path, message }] });

const photoTypes = {
  en: 'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF).',
  es: 'Elige una foto (JPEG, PNG, WebP, GIF o AVIF).',
};

export function emptyFile(field: string): AppError {
  const message = { en: 'This file is empty.', es: 'Este archivo está vacío.' };
  return badRequest(message, [{ path: field, message }], 'file.empty');
}

export function unknownType(field: string): AppError {
  return ofField(415, 'file.type', field, {
    en: 'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4, MOV or WebM).',
    es: 'Elige una foto (JPEG, PNG, WebP, GIF o AVIF) o un video (MP4, MOV o WebM).',
  });
}

export function notPicture(field: string): AppError {
  return ofField(415, 'file.type', field, photoTypes);
}

/** A form whose file is of a wrong type is bad input, as a wrong text would be. */
export function unknownPicture(field: string): AppError {
  return ofField(400, 'file.type', field, photoTypes);
}

export function unknownAttachment(field: string): AppError {
  return ofField(400, 'file.type', field, {
    en: 'This file is not supported. Please choose a picture, a video, a sound or a document.',
    es: 'Este archivo no se admite. Elige una imagen, un video, un audio o un documento.',
  });
}

export function unknownRecording(field: string): AppError {
  return ofField(415, 'file.type', field, {
    en: 'Please choose a recording (MP3, M4A, AAC, Ogg or WAV).',
    es: 'Elige una grabación (MP3, M4A, AAC, Ogg o WAV).',
  });
}

export function brokenRecording(field: string): AppError {
  return ofField(400, 'file.broken', field, {
    en: 'This recording cannot be played; the file seems to be damaged.',
    es: 'No se puede reproducir esta grabación; el archivo parece dañado.',
  });
}

export function brokenPicture(field: string): AppError {
  return ofField(400, 'file.broken', field, {
    en: 'This picture cannot be read; the file seems to be damaged.',
    es: 'No se puede leer esta imagen; el archivo parece dañado.',
  });
}

export function brokenVideo(field: string): AppError {
  return ofField(400, 'file.broken', field, {
    en: 'This video cannot be played; the file seems to be damaged.',
    es: 'No se puede reproducir este video; el archivo parece dañado.',
  });
}

/** `most`: of a picture of this kind. */
export function tooManyPixels(field: string, most: number): AppError {
  return ofField(400, 'file.too-many-pixels', field, {
    en: `This picture is too large: ${most / 1_000_000} megapixels at most.`,
    es: `Esta imagen es demasiado grande: ${most / 1_000_000} megapíxeles como máximo.`,
  });
}

/** Which of several files it was that was refused, by the name that its sender knows it by. */
export function ofNamedFile(error: AppError, { field, name }: Upload): AppError {
  const { status, id, fieldErrors } = error;
  const shown = Array.from(cleanText(name, { multiline: false }))
    .slice(0, LONGEST_NAME)
    .join('');
  return fieldErrors === undefined || shown === ''
    ? error
    : ofField(status, id, field, {
        en: `“${shown}”: ${error.text.en}`,
        es: `«${shown}»: ${error.text.es}`,
      });
}

export function fileNotFound(): AppError {
  return notFound('file.not-found', {
    en: 'This file is no longer available.',
    es: 'Este archivo ya no está disponible.',
  });
}

export function rangeNotSatisfiable(size: number): AppError {
  return new AppError(
    416,
    'file.range',
    { en: 'This part of the file does not exist.', es: 'Esta parte del archivo no existe.' },
    {
      headers: { 'content-range': `bytes */${size}` },
    },
  );
}
