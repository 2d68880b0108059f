export { TextArea, type TextAreaProps } from './text-area.tsx';
export { storedText, textLength } from '../../utilities/stored-text.ts';
