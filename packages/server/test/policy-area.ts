import type { Caller, Community, RequestOptions } from './community.ts';

/** The actors who are logged in: the owner of the objects and others. */
export const actors = ['owner', 'other member', 'editor', 'moderator', 'administrator'] as const;
export type Actor = (typeof actors)[number];
/**
 * The actors without a session. One is a visitor. The other is a member whose session has ended with a suspension.
 */
export const outsiders = ['visitor', 'suspended member'] as const;
export type Outsider = (typeof outsiders)[number];

export type Statuses<Who extends string> = Readonly<Record<Who, number>>;
type Call = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, RequestOptions?];

export interface World {
  readonly community: Community;
  readonly callers: Readonly<Record<Actor | Outsider, Caller>>;
  /** More members, who are none of the actors above. */
  readonly asker: Caller;
  readonly friend: Caller;
}

interface Row<Objects> {
  readonly call: (objects: Objects) => Call;
  readonly expected: Statuses<Actor>;
  /**
   * The expected statuses without a session. Only needed if the contract allows such calls, because otherwise the
   * status is 401.
   */
  readonly outsiders?: Statuses<Outsider>;
  /** Callers who replace the actors, if the call may end the session or the account of its caller. */
  readonly as?: (objects: Objects) => Partial<Record<Actor, Caller>>;
}

export interface PreparedCall {
  readonly call: Call;
  readonly as: Partial<Record<Actor, Caller>>;
}

export interface MatrixRow {
  prepare(world: World): Promise<PreparedCall>;
  readonly expected: Statuses<Actor>;
  readonly outsiders: Statuses<Outsider> | undefined;
}

export interface Area {
  readonly policies: Readonly<Record<string, object>>;
  readonly rows: Readonly<Record<string, MatrixRow>>;
}

interface AreaOptions<Objects> {
  /** The policies by the prefixes of `x-policy`. */
  readonly policies: Readonly<Record<string, object>>;
  /** Creates the objects for the calls. It runs again for the next actor if a call may have changed something. */
  readonly make: (world: World) => Promise<Objects>;
  /** The rows by operation id. The name of a variant is the id, a space, and a description of what is different. */
  readonly rows: Readonly<Record<string, Row<Objects>>>;
}

export function area<Objects>({ policies, make, rows }: AreaOptions<Objects>): Area {
  const prepared = Object.entries(rows).map(([name, row]): [string, MatrixRow] => [
    name,
    {
      prepare: async (world) => {
        const objects = await make(world);
        return { call: row.call(objects), as: row.as?.(objects) ?? {} };
      },
      expected: row.expected,
      outsiders: row.outsiders,
    },
  ]);
  return { policies, rows: Object.fromEntries(prepared) };
}

export const everyMember = (status = 200): Statuses<Actor> => ({
  owner: status,
  'other member': status,
  editor: status,
  moderator: status,
  administrator: status,
});

export const ownerAlone = (refusal: 403 | 404, status = 200): Statuses<Actor> => ({
  ...everyMember(refusal),
  owner: status,
});

export const ownerOrStaff = (status = 200): Statuses<Actor> => ({
  ...everyMember(status),
  'other member': 403,
  editor: 403,
});

export const staffAlone = (status = 200): Statuses<Actor> => ({ ...ownerOrStaff(status), owner: 403 });

/** The expected statuses if staff who manage publications are allowed to call. */
export const editorial = (status = 200): Statuses<Actor> => ({ ...staffAlone(status), editor: status });

export const administratorAlone = (status = 200): Statuses<Actor> => ({
  ...everyMember(403),
  administrator: status,
});

/** The smallest possible picture. */
export const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
