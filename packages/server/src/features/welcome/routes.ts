import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createWelcomeSuggestions } from './suggestions.ts';

export function welcomeRoutes(dependencies: Dependencies): Pick<Handlers, 'listWelcomeSuggestions'> {
  const suggest = createWelcomeSuggestions(dependencies);

  return {
    listWelcomeSuggestions: async ({ actor }) => ({ status: 200, body: await suggest(actor) }),
  };
}
