/** Whether a path is that of a place of the site, or beneath it. */
export const isIn = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);
