export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Something that a member does at a certain time. */
export interface Step {
  at: number;
  run: () => Promise<void>;
}

export interface Session {
  _id: string;
  token: string;
}

/** Returns the session of the member with this number. The member must have joined already. */
export type SessionOf = (member: number) => Session;
