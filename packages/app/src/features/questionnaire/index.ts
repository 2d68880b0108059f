export { catholicTexts, riteTexts, riteTypeTexts } from './answer-texts.ts';
export { QuestionnaireFields, answerNames, type AnswerName } from './questionnaire-fields.tsx';
export {
  questionnaireSchema,
  valuesOf,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';
