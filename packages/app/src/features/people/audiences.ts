import type { Schemas } from '@parvis/api-client';

type Audience = Schemas['Audience'];
type Audiences = Schemas['Audiences'];

/** The audience of each answer to the questionnaire. */
export type AnswerAudiences = { readonly [Name in keyof Schemas['QuestionnairePayload']]-?: Audience };

const fromNarrow: readonly Audience[] = ['me', 'friends', 'members'];

const narrower = (one: Audience, other: Audience): Audience =>
  fromNarrow.indexOf(one) < fromNarrow.indexOf(other) ? one : other;

const namesOf = (audiences: AnswerAudiences) => Object.keys(audiences) as (keyof AnswerAudiences)[];

/** For each answer, the current or the new audience, whichever is narrower. */
export function narrowestOf(now: Audiences | null, then: AnswerAudiences): AnswerAudiences {
  const narrowed = { ...then };
  for (const name of namesOf(then)) narrowed[name] = narrower(now?.[name] ?? 'me', then[name]);
  return narrowed;
}

export function differ(one: AnswerAudiences, other: AnswerAudiences): boolean {
  return namesOf(one).some((name) => one[name] !== other[name]);
}
