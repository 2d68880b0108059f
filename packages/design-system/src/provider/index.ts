export { DesignSystemProvider, type DesignSystemProviderProps } from './provider.tsx';
export {
  useDirection,
  useLocale,
  useMessages,
  type Direction,
  type LinkComponentProps,
} from './design-system-context.ts';
