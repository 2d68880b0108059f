export {
  SwitchTable,
  type SwitchTableGroup,
  type SwitchTableProps,
  type SwitchTableRow,
} from './switch-table.tsx';
