import { afterVerses, captions, verses } from './captions.ts';
import { members } from './members.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { remarks } from './remarks.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';
import { occasional, slots } from './templates.ts';
import type { Writing } from './writing.ts';
import { english, intentions } from './writings-english.ts';
import { spanish } from './writings-spanish.ts';

const postCount = 300;

interface PlannedRemark {
  author: number;
  content: string;
  minutesLater: number;
  reply: { author: number; content: string; minutesLater: number } | null;
}

export interface PlannedPost {
  author: number;
  title: string;
  content: string;
  scene: SceneName | null;
  isIntention: boolean;
  /** How many days ago, with a fraction. */
  daysAgo: number;
  remarks: PlannedRemark[];
  likes: number[];
  shares: number[];
}

const firstDay = 27;

/** Most members joined on the first day, and the others during two weeks. */
export const joinedDaysAgo = (member: number) =>
  member < 22 ? firstDay - member * 0.03 : firstDay - (member - 20) * 0.7;

function filled(template: string, random: Random): string {
  const chosen = new Map<string, string>();
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const options = Object.entries(slots).find(([slot]) => slot === name)?.[1];
    if (options === undefined) throw new Error(`There are no values for {${name}}.`);
    const word = chosen.get(name) ?? random.pick(options);
    chosen.set(name, word);
    return word;
  });
}

function fromTemplate(random: Random): Writing {
  // Fills the title and the text together, because they share their values.
  const [title, content] = random.pick(occasional);
  const [first = '', ...rest] = filled(`${title}\n${content}`, random).split('\n');
  return [first, rest.join('\n')];
}

const sceneNames = Object.keys(scenes).filter((name): name is SceneName => name in scenes);

function englishWritings(random: Random, count: number): Writing[] {
  const captioned = sceneNames.flatMap((scene) =>
    captions[scene].map(([title, content]): Writing => [title, content, scene]),
  );
  const quoted = verses.map(([reference, text]): Writing => [
    reference,
    `“${text}”\n\n${random.pick(afterVerses)}`,
  ]);
  const written = [...english, ...captioned, ...quoted];
  const seen = new Set<string>();
  while (written.length < count) {
    const writing = fromTemplate(random);
    if (seen.has(writing[1])) continue;
    seen.add(writing[1]);
    written.push(writing);
  }
  return random.some(written, count);
}

/** There are more posts in the evening than in the morning, and few at night. */
function daysAgoFor(random: Random, order: number): number {
  const day = (firstDay - 1.5) * (1 - order / postCount);
  return Math.max(0.02, day + random.between(-0.4, 0.4) * 0.3);
}

function plannedRemarks(
  random: Random,
  daysAgo: number,
  inSpanish: boolean,
  present: number[],
): PlannedRemark[] {
  const limit = daysAgo * 24 * 60 - 5;
  const texts: string[] = random.some<string>(inSpanish ? remarks.es : remarks.en, random.whole(0, 6));
  return texts
    .map((content) => ({
      author: random.pick(present),
      content,
      minutesLater: Math.round(random.between(4, Math.min(limit * 0.6, 2400))),
      reply: random.chance(0.3)
        ? {
            author: random.pick(present),
            content: random.pick(remarks.replies),
            minutesLater: Math.round(random.between(2, Math.min(limit * 0.3, 600))),
          }
        : null,
    }))
    .filter(({ minutesLater, reply }) => minutesLater + (reply?.minutesLater ?? 0) < limit);
}

/** The posts at the top of the feed, where a visitor looks first. */
const newest = ['The grotto garden', 'Saint Charbel', 'Our rose window is back'];

const rank = ([title]: Writing) => newest.indexOf(title);

export function planCommunity(): PlannedPost[] {
  const random = createRandom(1517);
  const writings = random
    .some([...spanish, ...englishWritings(random, postCount - spanish.length)], postCount)
    .toSorted((one, other) => rank(one) - rank(other));
  return writings.map(([title, content, scene], order) => {
    const daysAgo = daysAgoFor(random, order);
    const present = members.map((_, index) => index).filter((index) => joinedDaysAgo(index) > daysAgo + 0.1);
    const inSpanish = spanish.some((writing) => writing[1] === content);
    const authors = present.filter((index) => members[index]?.spanish === inSpanish);
    return {
      author: random.pick(authors),
      title,
      content,
      scene: scene ?? null,
      isIntention: scene === undefined && intentions.some(([, text]) => text === content),
      daysAgo,
      remarks: plannedRemarks(random, daysAgo, inSpanish, present),
      likes: random.some(present, Math.round(random.next() ** 2 * present.length)),
      shares: random.chance(0.25) ? random.some(present, random.whole(1, 4)) : [],
    };
  });
}
