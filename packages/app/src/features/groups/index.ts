export { admissionWords, categoryWords } from './group-words.ts';
