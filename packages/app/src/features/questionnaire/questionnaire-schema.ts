import type { I18n } from '@lingui/core';
import * as v from 'valibot';

export const riteTypes = {
  Western: ['Latin', 'Ambrosian', 'Mozarabic'],
  Eastern: ['Chaldean', 'Maronite', 'Syro-Malabar', 'Melkite', 'Greek', 'Other'],
} as const;

export type Rite = keyof typeof riteTypes;
export type RiteType = (typeof riteTypes)[Rite][number];

export const isRite = (value: string): value is Rite => Object.hasOwn(riteTypes, value);

const longest = 200;

export const questionnaireSchema = (i18n: I18n) => {
  const required = i18n._('Required');
  const answer = v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(longest, i18n._('Please use at most 200 characters.')),
  );
  return v.pipe(
    v.object({
      catholic: v.picklist(['Yes', 'Yes (in RCIA)', 'No'], required),
      parish: answer,
      diocese: answer,
      rite: v.picklist(['Western', 'Eastern'], required),
      riteType: v.picklist([...riteTypes.Western, ...riteTypes.Eastern], required),
      knightOfColumbus: v.boolean(),
      knightOfMalta: v.boolean(),
      favoriteSaint: answer,
      historicalFigure: answer,
    }),
    v.forward(
      v.partialCheck(
        [['rite'], ['riteType']],
        ({ rite, riteType }) => riteTypes[rite].some((known) => known === riteType),
        required,
      ),
      ['riteType'],
    ),
  );
};

export type QuestionnaireOutput = v.InferOutput<ReturnType<typeof questionnaireSchema>>;

/** The form values. */
export interface QuestionnaireValues {
  catholic: string;
  parish: string;
  diocese: string;
  rite: string;
  riteType: string;
  knightOfColumbus: boolean;
  knightOfMalta: boolean;
  favoriteSaint: string;
  historicalFigure: string;
}

export const emptyQuestionnaire: QuestionnaireValues = {
  catholic: '',
  parish: '',
  diocese: '',
  rite: '',
  riteType: '',
  knightOfColumbus: false,
  knightOfMalta: false,
  favoriteSaint: '',
  historicalFigure: '',
};

/** Reads the answers from stored data. Missing or invalid answers are empty. */
export const valuesOf = (stored: Readonly<Record<string, unknown>>): QuestionnaireValues => {
  const entries = Object.entries(emptyQuestionnaire).map(([name, empty]) => [
    name,
    typeof stored[name] === typeof empty ? stored[name] : empty,
  ]);
  return Object.fromEntries(entries) as QuestionnaireValues;
};
