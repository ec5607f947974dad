/** How days are said from today, and the middle of day and night: in lower case, parted by commas. */
export interface DayWords {
  today: string;
  tomorrow: string;
  day_after_tomorrow: string;
  yesterday: string;
  noon: string;
  midnight: string;
}

/** More names of months and weekdays, known where a sentence is read as a whole; parted by commas. */
export interface MoreNames {
  /** In other cases, from January. */
  months?: string;
  /** In the plural and in other cases, from Sunday, once or several times. */
  weekdays?: string;
  /** Parts of the names, from Sunday, which are other words as well: "segunda". */
  parts?: string;
}

/** What a language of which no dates are read says of days. */
export interface SpokenDays {
  days: DayWords;
  more_names?: MoreNames;
}

/** The names of months and weekdays as documents spell them, in lower case; a full stop may follow the short ones. */
export interface CalendarWords extends SpokenDays {
  /** January to December; the first spelling is the full name. */
  months: readonly string[];
  /** Sunday to Saturday. */
  weekdays: readonly string[];
}

/** The words of a language that rules need; each entry lists its words parted by blanks. */
export interface LanguageWords extends CalendarWords {
  /** Before the name of a unit: "half an hour". Parted by commas. */
  half: string;
  /** Articles, pronouns, prepositions, auxiliary verbs: what any text holds, whatever it is about. */
  stop_words: string;
  /** Stop words that are frequent in this language and in none of the other three: by them it is recognized. */
  typical_words: string;
  /** With which a question is put: "explain", "example of", "how does it work". They name nothing in it. */
  asking_words: string;
  /** That any teaching text holds: "figure", "chapter", "following". They name no topic. */
  textbook_words: string;
  /** Without their last full stop; it does not end a sentence. */
  abbreviations: string;
  /** The same of those that stand before a number: "no. 5", "fig. 2". Elsewhere the full stop ends a sentence. */
  number_abbreviations: string;
  /** The same of the names of subjects: in titles alone, for "I like math." is a sentence. */
  subject_abbreviations: string;
  /** Words whose forms no rule of endings gives: the base, then its forms; parted by commas. */
  irregular_forms: string;
}
