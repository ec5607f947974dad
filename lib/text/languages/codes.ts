/** The languages whose words are held as tables, by the codes that Intl knows them by. */
export type LanguageCode = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ja" | "zh";
