import type { Actor } from '../../platform/http/contract.ts';

/** The policy of the Auth operations. The token was already verified before these rules are asked. */
export const authPolicy = {
  anyone: (): boolean => true,
  /** Also accepts an expired session, so that its member learns the reason. */
  holder: (actor: Actor | null): actor is Actor => actor !== null,
};
