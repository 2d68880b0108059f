declare module 'virtual:contract' {
  interface Reference {
    readonly $ref: string;
  }

  interface MediaType {
    readonly schema?: unknown;
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, Reference | { readonly value: unknown }>>;
  }

  interface ResponseObject {
    readonly content?: Readonly<Record<string, MediaType>>;
  }

  interface OperationObject {
    readonly operationId: string;
    readonly requestBody?: {
      readonly required?: boolean;
      readonly content: Readonly<Record<string, MediaType>>;
    };
    readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  }

  export const contract: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
    readonly components: unknown;
  };
}
