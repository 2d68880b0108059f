export { TextArea, type TextAreaProps } from './text-area.tsx';
export { textLength } from '../../utilities/text-length.ts';
