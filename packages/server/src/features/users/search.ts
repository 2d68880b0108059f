import type { Dependencies } from '../../platform/dependencies.ts';
import { createUserService, type UserService } from './service.ts';

/** Finds members by their names, as the search for people does. */
export const createPeopleFinder = (dependencies: Dependencies): Pick<UserService, 'list'> =>
  createUserService(dependencies);
