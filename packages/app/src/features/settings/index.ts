export { sectionNames, sectionPath } from './settings-sections.tsx';
