import type { Actor } from '../../platform/http/contract.ts';

/** The policy of the Auth operations. The token is already verified when these rules are checked. */
export const authPolicy = {
  anyone: (): boolean => true,
  /** The actor is null if the session has expired. This is no error: the response is then empty. */
  holder: (actor: Actor | null): actor is Actor => actor !== null,
};
