import type { Actor } from '../../platform/http/contract.ts';

/** The policy of the Auth operations. The token is already verified when these rules are checked. */
export const authPolicy = {
  anyone: (): boolean => true,
  /** Also accepts an expired session, so that its member learns the reason. */
  holder: (actor: Actor | null): actor is Actor => actor !== null,
};
