export const minute = 60_000;
export const day = 24 * 60 * minute;

/** An action of a member at its time. */
export interface Step {
  at: number;
  run: () => Promise<void>;
}

export interface Session {
  _id: string;
  token: string;
}

/** Returns the session of a member by number, after they have joined. */
export type SessionOf = (member: number) => Session;
