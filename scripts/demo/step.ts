export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Something that a member did, at its time. */
export interface Step {
  at: number;
  run: () => Promise<void>;
}

export interface Session {
  _id: string;
  token: string;
}

/** Of a member by their number, once they have joined. */
export type SessionOf = (member: number) => Session;
