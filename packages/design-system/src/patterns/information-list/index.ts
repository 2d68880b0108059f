export {
  InformationList,
  type InformationItem,
  type InformationListProps,
  type InformationVisibility,
} from './information-list.tsx';
