export { catholicTexts, riteTexts, riteTypeTexts } from './answer-texts.ts';
export { QuestionnaireFields, answerNames, type AnswerName } from './questionnaire-fields.tsx';
export { DirectoryParishField, type DirectoryParish } from './directory-parish-field.tsx';
export type { Parish } from './find-parishes.ts';
export { ParishField } from './parish-field.tsx';
export { readAnswers } from './saved-answers.ts';
export {
  questionnaireSchema,
  valuesOf,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';
