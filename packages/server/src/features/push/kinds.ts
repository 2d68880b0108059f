import type { components } from '@parvis/api-client/contract';
import { kindSwitches } from '../notifications/index.ts';
import type { NotificationKind } from '../push-queue/index.ts';

export type Kinds = components['schemas']['PushKinds'];

/** Likes are frequent and need no response, so they interrupt only members who have chosen them. */
const offAtFirst: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['like']);

const { plan_reminder_mail: _mail, ...switches } = kindSwitches;
const entries = Object.entries(switches) as [NotificationKind, keyof Kinds | null][];

const kindsWithSwitch = entries.flatMap(([kind, name]) => (name === null ? [] : [{ kind, name }]));

/** What a member has chosen for some kinds. */
export type ChosenKinds = ReadonlyMap<NotificationKind, boolean>;

export const isSent = (chosen: ChosenKinds, kind: NotificationKind): boolean =>
  kindSwitches[kind] === null || (chosen.get(kind) ?? !offAtFirst.has(kind));

export const presentKinds = (chosen: ChosenKinds): Kinds =>
  Object.fromEntries(kindsWithSwitch.map(({ kind, name }) => [name, isSent(chosen, kind)])) as Kinds;

/** Returns the kinds that a change contains, and whether it turns each of them on. */
export const kindsOf = (change: Partial<Kinds>): (readonly [NotificationKind, boolean])[] =>
  kindsWithSwitch.flatMap(({ kind, name }) => {
    const chosen = change[name];
    return chosen === undefined ? [] : [[kind, chosen] as const];
  });
