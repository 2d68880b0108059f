export { Time, type TimeProps } from './time.tsx';
