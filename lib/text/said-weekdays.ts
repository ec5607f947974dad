import { words } from "./pattern";

/** "next Friday", "nächsten Freitag": before the name of a weekday, or ("vendredi prochain") after it. */
export const NEXT = {
  en: words`next`,
  de: words`nächste[nrs]?`,
  fr: words`prochaine?`,
  es: words`próximo`,
};
/** "last Friday", "letzten Freitag": before the name of a weekday, or ("vendredi dernier") after it. */
export const LAST = {
  en: words`last`,
  de: words`letzte[nrs]?, vergangene[nrs]?`,
  fr: words`dernière?, dernier`,
  es: words`pasado`,
};
/** "this Friday", "the coming Friday" */
export const COMING = {
  en: words`this, the coming`,
  de: words`kommende[nrs]?, diese[nrs]?`,
  es: words`este`,
};
