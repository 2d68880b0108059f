// A development build of React records the stack and the time of each element for the browser's developer tools. These
// records took a fifth of the browser's time in tests, so this setup file of the browser tests switches them off. This
// file must be loaded before React DOM. An update of React that renames the property fails here.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
  throw new Error(`React has no ${COUNT}.`);

// After a certain number of stacks in a second, React stops recording them.
Object.defineProperty(internals, COUNT, { get: () => Infinity, set: () => {} });
// React records times only if the browser has this function.
Reflect.deleteProperty(console, 'timeStamp');
