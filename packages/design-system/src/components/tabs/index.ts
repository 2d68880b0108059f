export {
  Tab,
  TabList,
  TabPanel,
  TabsRoot,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsRootProps,
} from './tabs.tsx';
