import type { ContractDocument } from '../../src/platform/http/contract-document.ts';

type Body = Record<string, unknown>;

/** Returns the example bodies of the contract for an operation and a media type. */
export function examplesOf({ components, paths }: ContractDocument, id: string, mediaType: string): Body[] {
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  return Object.values(operation?.requestBody?.content[mediaType]?.examples ?? {}).map((example) => {
    const found = '$ref' in example ? components.examples[example.$ref.split('/').at(-1) ?? ''] : example;
    return { ...Object(found?.value) };
  });
}
