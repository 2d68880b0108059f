export { Sheet, SheetFooter, type SheetFooterProps, type SheetProps } from './sheet.tsx';
