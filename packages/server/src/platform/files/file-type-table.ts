import { fileTypes } from '@parvis/api-client/file-types';

type FileKind = 'image' | 'video' | 'audio' | 'document';

interface FileTypeRow {
  readonly kind: FileKind;
  readonly name: string;
  readonly endings: readonly string[];
  readonly keptAs?: string;
  readonly offered?: false;
}

/** The table of the files that members can send. It comes from the contract. */
export const fileTypeTable: ReadonlyMap<string, FileTypeRow> = new Map(Object.entries(fileTypes));

/** Returns the file extensions of a type. The most usual one comes first. */
export function endingsOf(contentType: string): readonly string[] {
  const own = fileTypeTable.get(contentType)?.endings ?? [];
  const others = [...fileTypeTable.values()].filter(({ keptAs }) => keptAs === contentType);
  return [...own, ...others.flatMap(({ endings }) => endings)];
}

/** Returns the names of the types of this kind, for error messages. */
export function namesOf(kind: FileKind): readonly string[] {
  const offered = [...fileTypeTable.values()].filter((row) => row.kind === kind && row.offered !== false);
  return [...new Set(offered.map(({ name }) => name))];
}
