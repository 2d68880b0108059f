import { fileTypes } from '@parvis/api-client/file-types';

type FileKind = 'image' | 'video' | 'audio' | 'document';

interface FileTypeRow {
  readonly kind: FileKind;
  readonly name: string;
  readonly endings: readonly string[];
  readonly keptAs?: string;
  readonly offered?: false;
}

/** The contract's table of the files that members send. */
export const fileTypeTable: ReadonlyMap<string, FileTypeRow> = new Map(Object.entries(fileTypes));

/** The file extensions of a type, the usual one first. */
export function endingsOf(contentType: string): readonly string[] {
  const own = fileTypeTable.get(contentType)?.endings ?? [];
  const others = [...fileTypeTable.values()].filter(({ keptAs }) => keptAs === contentType);
  return [...own, ...others.flatMap(({ endings }) => endings)];
}

/** The names of a kind's types, for error messages. */
export function namesOf(kind: FileKind): readonly string[] {
  const offered = [...fileTypeTable.values()].filter((row) => row.kind === kind && row.offered !== false);
  return [...new Set(offered.map(({ name }) => name))];
}
