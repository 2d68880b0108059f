import type { Actor } from '../../platform/http/contract.ts';

/** Whom the calls of Auth admit; who holds a token at all is settled before a rule is asked. */
export const authPolicy = {
  anyone: (): boolean => true,
  /** Also one whose session has expired, to be told so. */
  holder: (actor: Actor | null): actor is Actor => actor !== null,
};
