export {
  DataTable,
  type DataTableAction,
  type DataTableColumn,
  type DataTableMove,
  type DataTablePaging,
  type DataTableProps,
  type DataTableSort,
} from './data-table.tsx';
