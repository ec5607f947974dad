export type TopicMaterial = {
  /** Pages of the section that the topic builds on; counted only where its words are not known. */
  pages: number;
  words: number;
  /** 1 (easy) to 5 (hard). */
  difficulty: number;
  /** The topic's share of its exam in percent, 0 where no exam names it. */
  coverage_weight: number;
};

/**
 * Hours to learn a topic from its material, in quarters of an hour: reading it once at the pace its difficulty allows,
 * then practice for as long again as difficulty and exam ask for. `docs/planning.md` says where the numbers come from.
 */
export function topicHours({ pages, words, difficulty, coverage_weight }: TopicMaterial): number {
  const level = Math.min(5, Math.max(1, difficulty || NORMAL_DIFFICULTY));
  const length = words > 0 ? words : Math.max(0, pages) * WORDS_PER_PAGE;
  const reading = length / (WORDS_PER_MINUTE * (PACE[Math.round(level) - 1] ?? 1) * 60);
  const practice = reading * PRACTICE_PER_LEVEL * level;
  const forExam = Math.min(MOST_FOR_EXAM, Math.max(0, coverage_weight) * HOURS_PER_PERCENT);
  const hours = Math.round((reading + practice + forExam) * 4) / 4;
  return Math.min(MOST_HOURS, Math.max(LEAST_HOURS, hours));
}

/** Silent reading of non-fiction is 200 to 260 words a minute; a textbook is read slower the harder it is. */
const WORDS_PER_MINUTE = 200;
const PACE = [1, 0.9, 0.75, 0.6, 0.5];
const WORDS_PER_PAGE = 400;
const PRACTICE_PER_LEVEL = 0.25;
const HOURS_PER_PERCENT = 0.05;
const MOST_FOR_EXAM = 2;
const NORMAL_DIFFICULTY = 3;
const LEAST_HOURS = 0.5;
const MOST_HOURS = 40;
