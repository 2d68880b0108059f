import { abouts } from './abouts.ts';
import { members } from './members.ts';
import { joinedDaysAgo } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

type Audience = 'me' | 'friends' | 'members';

export interface PlannedProfile {
  about: string;
  audiences: Record<string, Audience>;
  portrait: 'woman' | 'man' | null;
  cover: SceneName | null;
}

interface PlannedRequest {
  from: number;
  to: number;
  daysAgo: number;
  /** How many days ago the request was accepted. Null while the request is open. */
  acceptedDaysAgo: number | null;
}

export interface PlannedPeople {
  profiles: PlannedProfile[];
  requests: PlannedRequest[];
  follows: { from: number; to: number; daysAgo: number }[];
}

/** The number of the host of the demo. A visitor logs in as the host. */
const host = 0;
const openRequestsToHost = [7, 17, 33];

const women = new Set(
  'Maria Lucía Grace Anna Teresa Elena Catherine Beatriz Rebecca Margaret Rosa Agnes Monica Isabel Julia Clara Helena Bernadette Sofía Cecilia Ruth'.split(
    ' ',
  ),
);

const isNeighbour = (member: number): boolean =>
  member !== host && members[member]?.diocese === members[host]?.diocese;

const sceneNames = Object.keys(scenes).filter((name): name is SceneName => name in scenes);

function coverOf(member: number, random: Random): SceneName | null {
  if (member === host) return 'parvis';
  return random.chance(0.6) ? random.pick(sceneNames) : null;
}

export function planPeople(): PlannedPeople {
  const random = createRandom(1534);
  const profiles = members.map(({ first_name, spanish }, index): PlannedProfile => {
    const shown = (probability: number): Audience =>
      isNeighbour(index) || random.chance(probability) ? 'members' : random.pick(['friends', 'me'] as const);
    const isKnown = index === host || random.chance(0.8);
    return {
      about: isKnown ? random.pick<string>(spanish ? abouts.es : abouts.en) : '',
      audiences: {
        about: 'members',
        parish: shown(0.7),
        diocese: shown(0.8),
        favoriteSaint: shown(0.8),
        historicalFigure: shown(0.4),
        catholic: shown(0.3),
        rite: shown(0.3),
        riteType: shown(0.3),
      },
      portrait: index === host || random.chance(0.7) ? (women.has(first_name) ? 'woman' : 'man') : null,
      cover: coverOf(index, random),
    };
  });

  const requests: PlannedRequest[] = [];
  const follows: PlannedPeople['follows'] = [];
  for (const from of members.keys()) {
    for (const to of members.keys()) {
      if (from === to || (from > to && requests.some((one) => one.from === to && one.to === from))) continue;
      const soonest = Math.min(joinedDaysAgo(from), joinedDaysAgo(to));
      const daysAgo = random.between(0.3, 0.9) * soonest;
      const isWithHost = from === host || to === host;
      if (isWithHost && (isNeighbour(from) || isNeighbour(to))) continue;
      if (to === host && openRequestsToHost.includes(from)) {
        const waiting = 0.1 + openRequestsToHost.indexOf(from) * 0.9;
        requests.push({ from, to, daysAgo: waiting, acceptedDaysAgo: null });
      } else if (from === host && openRequestsToHost.includes(to)) {
        continue;
      } else if (random.chance(isWithHost ? 0.25 : 0.1)) {
        requests.push({ from, to, daysAgo, acceptedDaysAgo: daysAgo * random.between(0.5, 0.95) });
      } else if (random.chance(0.03)) {
        requests.push({ from, to, daysAgo, acceptedDaysAgo: null });
      } else if (random.chance(0.06)) {
        follows.push({ from, to, daysAgo });
      }
    }
  }
  return { profiles, requests, follows };
}
