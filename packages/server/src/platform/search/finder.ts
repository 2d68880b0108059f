import type { components } from '@parvis/api-client/contract';
import type { Actor } from '../http/contract.ts';
import type { Sought } from './sought.ts';

type Schemas = components['schemas'];

/** Something that a search has found, before the matches in its texts are marked. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The author of a post. */
  readonly person?: Schemas['Person'];
  /** When an event begins. */
  readonly beginsAt?: string;
  /** Whether an event has ended. */
  readonly isPast?: boolean;
  /** The parish of a bulletin. */
  readonly parishId?: string;
  /** The price of a listing in dollars. */
  readonly price?: number;
}

interface FinderPage {
  /** The id before which the page begins. */
  readonly before: string;
  readonly limit: number;
}

/** Finds what one feature has and the actor may see. `last` is the id after which the next page begins. */
export type Finder = (
  actor: Actor,
  sought: Sought,
  page: FinderPage,
) => Promise<{ readonly hits: readonly Hit[]; readonly last: string | null }>;
