import type { Dependencies } from '../../platform/dependencies.ts';
import { handleLostOwners } from './owners.ts';
import { handleGroupChatRepair } from './repair.ts';

export function handleGroupChatJobs(dependencies: Dependencies): void {
  handleLostOwners(dependencies);
  handleGroupChatRepair(dependencies);
}
