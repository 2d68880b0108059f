export { catholicTexts, riteTexts, riteTypeTexts } from './answer-texts.ts';
export { QuestionnaireFields, answerNames, type AnswerName } from './questionnaire-fields.tsx';
export { ParishField } from './parish-field.tsx';
export { readAnswers } from './saved-answers.ts';
export {
  questionnaireSchema,
  valuesOf,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';
