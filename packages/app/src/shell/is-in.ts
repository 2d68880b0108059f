/** Whether a path is this area or below it. */
export const isIn = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);
