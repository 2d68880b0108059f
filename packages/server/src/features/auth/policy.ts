import type { Actor } from '../../platform/http/contract.ts';

/** Policy of the Auth operations; the token is verified before. */
export const authPolicy = {
  anyone: (): boolean => true,
  /** Accepts expired sessions too, so that their holders learn the reason. */
  holder: (actor: Actor | null): actor is Actor => actor !== null,
};
