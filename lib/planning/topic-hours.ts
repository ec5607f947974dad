export type TopicMaterial = {
  /** Pages of the section that the topic builds on; counted only where its words are not known. */
  pages: number;
  words: number;
  /** 1 (easy) to 5 (hard). */
  difficulty: number;
  /** The topic's share of its exam in percent, 0 where no exam names it. */
  coverage_weight: number;
  /** Exercises that belong to it. */
  exercises?: number;
  /** How long the student takes compared with the usual: 1.2 is a fifth longer. */
  pace?: number;
};

/**
 * Hours to learn a topic from its material, in quarters of an hour: reading it once at the pace its difficulty allows,
 * then practice: its exercises, or as long again as difficulty asks for, and more for its exam. `docs/planning.md` says
 * where the numbers come from.
 */
export function topicHours({
  pages,
  words,
  difficulty,
  coverage_weight,
  exercises = 0,
  pace = 1,
}: TopicMaterial): number {
  const level = Math.min(5, Math.max(1, difficulty || NORMAL_DIFFICULTY));
  const length = words > 0 ? words : Math.max(0, pages) * WORDS_PER_PAGE;
  const reading = length / (WORDS_PER_MINUTE * (PACE[Math.round(level) - 1] ?? 1) * 60);
  const practice = Math.max(
    reading * PRACTICE_PER_LEVEL * level,
    Math.min(MOST_EXERCISES, exercises) * HOURS_PER_EXERCISE * (1 + level / NORMAL_DIFFICULTY),
  );
  const forExam = Math.min(MOST_FOR_EXAM, Math.max(0, coverage_weight) * HOURS_PER_PERCENT);
  const hours = Math.round((reading + practice + forExam) * pace * 4) / 4;
  return Math.min(MOST_HOURS, Math.max(LEAST_HOURS, hours));
}

/**
 * Silent reading of non-fiction is 200 to 260 words a minute; reading to learn, with notes and going back, is taken to
 * be half of that and less, the harder the matter is.
 */
const WORDS_PER_MINUTE = 130;
const PACE = [1, 0.85, 0.65, 0.5, 0.4];
/** Ten minutes for one of normal difficulty. */
const HOURS_PER_EXERCISE = 1 / 12;
const MOST_EXERCISES = 20;
const WORDS_PER_PAGE = 400;
const PRACTICE_PER_LEVEL = 0.25;
const HOURS_PER_PERCENT = 0.05;
const MOST_FOR_EXAM = 2;
const NORMAL_DIFFICULTY = 3;
const LEAST_HOURS = 0.5;
const MOST_HOURS = 40;

/**
 * The hours of a topic that was asked to get more or less, in half hours; `before` is the emphasis that its hours hold
 * already.
 */
export function emphasizedHours(hours: number, emphasis: number, before = 1): number {
  const factor = factorOf(emphasis) / factorOf(before);
  if (factor === 1) return hours;
  const halves = factor > 1 ? Math.ceil(hours * factor * 2) : Math.floor(hours * factor * 2);
  return Math.max(LEAST_HOURS, halves / 2);
}

/** An emphasis of 2 was asked for; between 1 and 2 an exam counts the topic more, which its hours hold already. */
function factorOf(emphasis: number): number {
  if (emphasis >= 2) return FOR_MORE;
  return emphasis > 0 && emphasis < 1 ? FOR_LESS : 1;
}

const FOR_MORE = 1.5;
const FOR_LESS = 0.6;
