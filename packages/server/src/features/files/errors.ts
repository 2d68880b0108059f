import { listLocales } from '@parvis/api-client/languages';
import { namesOf } from '../../platform/files/file-type-table.ts';
import type { RefusedFile } from '../../platform/files/file-types.ts';
import { AppError, badRequest, notFound } from '../../platform/http/errors.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { textOf, type Text } from '../../platform/language.ts';
import { cleanText } from '../../platform/text.ts';

/** Creates the error for a refused file. `fault` is null if the only problem is the type of the file. */
export type Refusal = (field: string, fault: RefusedFile | null) => AppError;

const LONGEST_NAME = 100;

const ofField = (status: number, id: string, path: string, message: Text): AppError =>
  new AppError(status, id, message, { fieldErrors: [{ path, message }] });

/** The names of all accepted formats of a kind, as a list such as "JPEG, PNG or WebP". */
function formats(kind: Parameters<typeof namesOf>[0]): Text {
  const names = namesOf(kind);
  return textOf((language) =>
    new Intl.ListFormat(listLocales[language], { type: 'disjunction' }).format(names),
  );
}

const images = formats('image');
const videos = formats('video');
const sounds = formats('audio');
const documents = formats('document');

const photoTypes = i18n._('Please choose a photo ({images}).', { images });

/** The message for a file that is refused for a reason other than its type. */
function faultWords({ refused, encoding }: RefusedFile): Text {
  return {
    broken: i18n._('This document cannot be opened; the file seems to be damaged.'),
    macros: i18n._('Documents with macros cannot be sent. Please save it without macros, or as a PDF.'),
    password: i18n._(
      'Documents with a password cannot be sent. Please save it without a password, or as a PDF.',
    ),
    heic: i18n._('This server cannot read HEIC photos. Please save the photo as JPEG and choose it again.'),
    codec: i18n._(
      'This video has a format that browsers cannot play. Please save it as MP4 with H.264 and choose it again.',
    ),
    encoding:
      encoding === undefined
        ? i18n._(
            'The letters of this text are not stored as UTF-8. Please save it as UTF-8 and choose it again.',
          )
        : i18n._(
            'The letters of this text are stored as {encoding}. Please save it as UTF-8 and choose it again.',
            { encoding },
          ),
  }[refused];
}

export function emptyFile(field: string): AppError {
  const message = i18n._('This file is empty.');
  return badRequest(message, [{ path: field, message }], 'file.empty');
}

/** Refuses a file because of its type or, if the file has a fault, because of the fault. */
const typeRefusal =
  (status: 400 | 415, message: Text): Refusal =>
  (field, fault) =>
    ofField(status, 'file.type', field, fault === null ? message : faultWords(fault));

export const unknownType = typeRefusal(
  415,
  i18n._('Please choose a photo ({images}) or a video ({videos}).', { images, videos }),
);

export const notPicture = typeRefusal(415, photoTypes);

/** Here a wrong type of file is an invalid field of the form, so the status is 400. */
export const unknownPicture = typeRefusal(400, photoTypes);

/** For files that must be PDFs, such as bulletins. */
export const notPdf = typeRefusal(400, i18n._('Please choose a PDF.'));

export const unknownAttachment = typeRefusal(
  400,
  i18n._(
    'This file is not supported. Please choose a picture ({images}), a video ({videos}), a sound ({sounds}) or a document ({documents}).',
    { images, videos, sounds, documents },
  ),
);

export function unknownRecording(field: string): AppError {
  return ofField(415, 'file.type', field, i18n._('Please choose a recording (MP3, M4A, AAC, Ogg or WAV).'));
}

/** Here a wrong type of file is an invalid field of the form, so the status is 400. */
export function unknownVoiceNote(field: string): AppError {
  return ofField(400, 'file.type', field, i18n._('This is not a voice note. Please record it again.'));
}

export function voiceNoteTooLong(field: string): AppError {
  return ofField(400, 'file.too-long', field, i18n._('A voice note can last five minutes at most.'));
}

export function brokenRecording(field: string): AppError {
  return ofField(
    400,
    'file.broken',
    field,
    i18n._('This recording cannot be played; the file seems to be damaged.'),
  );
}

export function brokenPicture(field: string): AppError {
  return ofField(
    400,
    'file.broken',
    field,
    i18n._('This picture cannot be read; the file seems to be damaged.'),
  );
}

export function brokenVideo(field: string): AppError {
  return ofField(
    400,
    'file.broken',
    field,
    i18n._('This video cannot be played; the file seems to be damaged.'),
  );
}

/** `most` is the maximum number of pixels for this kind of picture. */
export function tooManyPixels(field: string, most: number): AppError {
  return ofField(
    400,
    'file.too-many-pixels',
    field,
    i18n._('This picture is too large: {megapixels} megapixels at most.', { megapixels: most / 1_000_000 }),
  );
}

export function videoNotAlone(field: string): AppError {
  return ofField(400, 'file.type', field, i18n._('Please post a video alone, without other files.'));
}

/** The name of a file as errors show it. Empty if the client sent no name. */
export const shownName = ({ name }: Pick<Upload, 'name'>): string =>
  Array.from(cleanText(name, { multiline: false }))
    .slice(0, LONGEST_NAME)
    .join('');

/** Adds the name of the file to the error, because a form can have several files. */
export function ofNamedFile(error: AppError, upload: Upload): AppError {
  const { field } = upload;
  const { status, id, fieldErrors } = error;
  const shown = shownName(upload);
  return fieldErrors === undefined || shown === ''
    ? error
    : ofField(status, id, field, i18n._('“{file}”: {fault}', { file: shown, fault: error.text }));
}

export function fileNotFound(): AppError {
  return notFound('file.not-found', i18n._('This file is no longer available.'));
}

export function rangeNotSatisfiable(size: number): AppError {
  return new AppError(416, 'file.range', i18n._('This part of the file does not exist.'), {
    headers: { 'content-range': `bytes */${size}` },
  });
}
