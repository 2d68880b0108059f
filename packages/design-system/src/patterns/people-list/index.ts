export { PeopleList, type PeopleListProps, type PersonSummary } from './people-list.tsx';
