import { namesOf } from '../../platform/files/file-type-table.ts';
import type { RefusedFile } from '../../platform/files/file-types.ts';
import { AppError, badRequest, notFound } from '../../platform/http/errors.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { cleanText } from '../../platform/text.ts';
import type { Text } from '../../platform/language.ts';

/** Null if nothing is known but that the type is not taken. */
export type Refusal = (field: string, fault: RefusedFile | null) => AppError;

const LONGEST_NAME = 100;

const ofField = (status: number, id: string, path: string, message: Text): AppError =>
  new AppError(status, id, message, { fieldErrors: [{ path, message }] });

const list = (language: 'en-GB' | 'es', names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** The formats of a kind, as the contract's table lists them. */
function formats(kind: Parameters<typeof namesOf>[0]): { readonly en: string; readonly es: string } {
  const names = namesOf(kind);
  return { en: list('en-GB', names), es: list('es', names) };
}

const images = formats('image');
const videos = formats('video');
const sounds = formats('audio');
const documents = formats('document');

const photoTypes = {
  en: `Please choose a photo (${images.en}).`,
  es: `Elige una foto (${images.es}).`,
};

/** The message for a file with a fault other than its type. */
function faultWords({ refused, encoding }: RefusedFile): Text {
  const stored =
    encoding === undefined
      ? { en: 'not stored as UTF-8', es: 'no están guardadas como UTF-8' }
      : { en: `stored as ${encoding}`, es: `están guardadas como ${encoding}` };
  return {
    broken: {
      en: 'This document cannot be opened; the file seems to be damaged.',
      es: 'No se puede abrir este documento; el archivo parece dañado.',
    },
    macros: {
      en: 'Documents with macros cannot be sent. Please save it without macros, or as a PDF.',
      es: 'No se pueden enviar documentos con macros. Guárdalo sin macros o como PDF.',
    },
    password: {
      en: 'Documents with a password cannot be sent. Please save it without a password, or as a PDF.',
      es: 'No se pueden enviar documentos con contraseña. Guárdalo sin contraseña o como PDF.',
    },
    heic: {
      en: 'This server cannot read HEIC photos. Please save the photo as JPEG and choose it again.',
      es: 'Este servidor no puede leer fotos HEIC. Guarda la foto como JPEG y elígela de nuevo.',
    },
    encoding: {
      en: `The letters of this text are ${stored.en}. Please save it as UTF-8 and choose it again.`,
      es: `Las letras de este texto ${stored.es}. Guárdalo como UTF-8 y elígelo de nuevo.`,
    },
  }[refused];
}

export function emptyFile(field: string): AppError {
  const message = { en: 'This file is empty.', es: 'Este archivo está vacío.' };
  return badRequest(message, [{ path: field, message }], 'file.empty');
}

/** The refusal of a file by its type, or by the fault that was found. */
const typeRefusal =
  (status: 400 | 415, message: Text): Refusal =>
  (field, fault) =>
    ofField(status, 'file.type', field, fault === null ? message : faultWords(fault));

export const unknownType = typeRefusal(415, {
  en: `Please choose a photo (${images.en}) or a video (${videos.en}).`,
  es: `Elige una foto (${images.es}) o un video (${videos.es}).`,
});

export const notPicture = typeRefusal(415, photoTypes);

/** A form whose file is of a wrong type is bad input, as a wrong text would be. */
export const unknownPicture = typeRefusal(400, photoTypes);

export const unknownAttachment = typeRefusal(400, {
  en: `This file is not supported. Please choose a picture (${images.en}), a video (${videos.en}), a sound (${sounds.en}) or a document (${documents.en}).`,
  es: `Este archivo no se admite. Elige una imagen (${images.es}), un video (${videos.es}), un audio (${sounds.es}) o un documento (${documents.es}).`,
});

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

/** Adds the file's original name to a refusal, as a form can have several files. */
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
