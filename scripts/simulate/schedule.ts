import { createRandom, type Random } from '../demo/random.ts';
import { drawSecond } from './daily-curve.ts';

/** One action of a member during a visit. */
export type Step =
  | 'open community'
  | 'open marketplace'
  | 'open messages'
  | 'scroll'
  | 'search listings'
  | 'search people'
  | 'like'
  | 'comment'
  | 'post'
  | 'post picture'
  | 'send message'
  | 'return'
  | 'log in';

export interface Visit {
  /** The number of the member, from 0. */
  readonly member: number;
  /** The second of the day at which the visit begins. */
  readonly at: number;
  readonly minutes: number;
  readonly steps: readonly Step[];
}

interface ScheduleOptions {
  readonly seed: number;
  readonly members: number;
  /** The share of the members who are active on this day. */
  readonly share: number;
}

/** How a member behaves. docs/scale.md gives the reasons for these assumptions. */
const VISITS = { least: 1, most: 5 };
const MINUTES = { least: 2, most: 14 };
const SCROLLS = { least: 0, most: 4 };
const MESSAGES = { least: 1, most: 5 };

/** How often a step occurs in a visit. Each time is drawn separately. */
const chances: readonly (readonly [Step, number])[] = [
  ['like', 0.5],
  ['comment', 0.1],
  ['post', 0.04],
  ['post picture', 0.02],
  ['search people', 0.05],
];

const LOG_IN = 0.03;
const MARKETPLACE = 0.25;
const SEARCH_LISTINGS = 0.4;
const CHAT = 0.3;
/** How often a visit is interrupted: the phone is locked, and the socket is closed and opened again. */
const RETURN = 0.8;

const repeat = (step: Step, { least, most }: { least: number; most: number }, random: Random): Step[] =>
  Array.from({ length: random.whole(least, most) }, () => step);

function drawSteps(random: Random): Step[] {
  const steps: Step[] = [];
  if (random.chance(LOG_IN)) steps.push('log in');
  steps.push('open community', ...repeat('scroll', SCROLLS, random));
  for (const [step, probability] of chances) if (random.chance(probability)) steps.push(step);
  if (random.chance(MARKETPLACE)) {
    steps.push('open marketplace');
    if (random.chance(SEARCH_LISTINGS)) steps.push('search listings');
  }
  if (random.chance(CHAT)) steps.push('open messages', ...repeat('send message', MESSAGES, random));
  if (random.chance(RETURN)) steps.push('return');
  return steps;
}

/** Draws all visits of a day, in the order in which they begin. The same seed gives the same day. */
export function drawDay({ seed, members, share }: ScheduleOptions): Visit[] {
  const random = createRandom(seed);
  const active = random.some(
    Array.from({ length: members }, (_, index) => index),
    Math.max(1, Math.round(members * share)),
  );
  return active
    .flatMap((member) =>
      Array.from({ length: random.whole(VISITS.least, VISITS.most) }, () => ({
        member,
        at: drawSecond(random),
        minutes: random.between(MINUTES.least, MINUTES.most),
        steps: drawSteps(random),
      })),
    )
    .toSorted((one, other) => one.at - other.at);
}

export const activeMembers = (visits: readonly Visit[]): number =>
  new Set(visits.map(({ member }) => member)).size;

/** How long the members of a day are connected, in hours. */
export const socketHours = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { minutes }) => sum + minutes / 60, 0);
