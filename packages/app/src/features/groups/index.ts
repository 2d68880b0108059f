export { admissionLabels, categoryLabels } from './group-labels.ts';
