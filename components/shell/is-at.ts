/** Whether a page is the one that a link of the navigation leads to, or stands below it. */
export function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
