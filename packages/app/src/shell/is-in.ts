/** Whether a path is the given area or below it. */
export const isIn = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);
