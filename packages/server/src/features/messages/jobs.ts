import type { Dependencies } from '../../platform/dependencies.ts';
import { handleChatFiles } from './chat-files.ts';
import { handleGroupBlocks } from './group-blocks.ts';
import { handleMessagePreviews } from './message-previews.ts';

export function handleMessageJobs(dependencies: Dependencies): void {
  handleMessagePreviews(dependencies);
  handleGroupBlocks(dependencies);
  handleChatFiles(dependencies);
}
