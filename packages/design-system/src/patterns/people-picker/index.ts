export { PeoplePicker, type PeoplePickerProps } from './people-picker.tsx';
