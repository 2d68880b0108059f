export {
  DataTable,
  type DataTableAction,
  type DataTableColumn,
  type DataTablePaging,
  type DataTableProps,
  type DataTableSort,
} from './data-table.tsx';
