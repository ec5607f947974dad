import type { SectionChunk, SyllabusTopic } from "@/lib/knowledge/types";

/** A chunk of a document: its headings and its text; each begins a new page unless it says otherwise. */
type Passage = [heading_path: string[], text: string];

const PROBABILITY = "Chapter 1 Probability";
const DISTRIBUTIONS = "Chapter 2 Distributions";
const ESTIMATION = "Chapter 3 Estimation";
const TESTS = "Chapter 4 Hypothesis tests";

/** A textbook with numbered chapters, exercises and a list of references. */
export const BOOK: Passage[] = [
  [["Preface"], "This book grew out of a course. It requires nothing but patience and a pencil."],
  [
    [PROBABILITY, "1.1 Introduction"],
    "Chance is measured. In this chapter the measure is made exact and put to its first uses.",
  ],
  [
    [PROBABILITY, "1.2 Sample spaces and events"],
    "A sample space lists every outcome of an experiment. An event is a set of outcomes, and its probability is the share of the sample space it takes up when all outcomes are alike.",
  ],
  [
    [PROBABILITY, "1.3 Conditional probability"],
    "The conditional probability of A given B measures A inside B. Bayes turned the condition around, and with his formula a prior belief becomes a posterior one.",
  ],
  [
    [PROBABILITY, "Exercises"],
    "1. Two dice are thrown. Find the conditional probability that both show a six. See Section 1.3.",
  ],
  [
    [DISTRIBUTIONS, "2.1 Random variables"],
    "A random variable gives each outcome a number. Recall from Section 1.2 that outcomes form a sample space. Its expectation is a mean weighted by probability.",
  ],
  [
    [DISTRIBUTIONS, "2.2 The normal distribution"],
    "The normal distribution has the shape of a bell. Its density depends on two parameters, the mean and the variance, and sums of many small influences come close to it.",
  ],
  [
    [ESTIMATION, "3.1 Maximum likelihood"],
    "The likelihood is the density read as a function of the parameter. This section builds on random variables and on the normal distribution. The estimator is the parameter with the greatest likelihood.",
  ],
  [
    [ESTIMATION, "3.2 Confidence intervals"],
    "A confidence interval covers the parameter in most samples. As we saw in Chapter 2, the normal distribution puts nearly all of its mass within two standard deviations of the mean.",
  ],
  [
    [TESTS, "4.1 Errors of two kinds"],
    "A hypothesis test may reject what is true or keep what is false. The power of a test is the probability of rejecting a false hypothesis. It does not require confidence intervals.",
  ],
  [
    [TESTS, "4.2 Likelihood ratio tests"],
    "Compare the likelihood under both hypotheses. Prerequisite: maximum likelihood. Large ratios speak against the hypothesis, and the power of such a test is the greatest.",
  ],
  [
    ["References"],
    "Textbooks on probability and maximum likelihood are many. See Chapter 1 there.",
  ],
];

/** Slides exported without any sign of what is a title. */
export const SLIDES: Passage[] = [
  "Supervised learning starts from labelled examples. The training set holds inputs and labels. Gradient descent lowers the loss step by step.",
  "Gradient descent follows the slope of the loss. A small learning rate is slow, a large learning rate overshoots. The training set is read many times.",
  "With stochastic gradient descent the slope comes from a few rows of the training set. The learning rate shrinks with time. Decision trees need no learning rate.",
  "Decision trees split the training set at a threshold. Deep decision trees remember noise. Cross validation finds the depth.",
  "Cross validation keeps a part of the training set aside. Decision trees and gradient descent are compared by cross validation.",
].map((text): Passage => [[], text]);

/** A German script with umlauts, compound nouns and its own words for what comes before. */
export const SCRIPT: Passage[] = [
  [["1 Einleitung"], "Diese Vorlesung behandelt die Grundbegriffe der Analysis einer Variablen."],
  [
    ["2 Folgen und Reihen"],
    "Eine Folge ist eine Abbildung der natürlichen Zahlen. Eine Folge konvergiert, wenn ihre Glieder einem Grenzwert beliebig nahe kommen. Reihen sind Folgen von Teilsummen.",
  ],
  [
    ["3 Stetigkeit"],
    "Eine Funktion ist stetig, wenn sie Grenzwerte erhält. Wie wir in Kapitel 2 gesehen haben, sind Grenzwerte eindeutig bestimmt. Stetige Funktionen nehmen Zwischenwerte an.",
  ],
  [
    ["4 Differentialrechnung"],
    "Die Ableitung ist der Grenzwert des Differenzenquotienten. Dieses Kapitel setzt Kenntnisse über die Stetigkeit voraus. Differenzierbare Funktionen sind stetig.",
  ],
  [
    ["5 Integralrechnung"],
    "Das Integral misst Flächen unter Kurven. Voraussetzung: Differentialrechnung. Der Hauptsatz verbindet Ableitung und Integral.",
  ],
  [["Literaturverzeichnis"], "Lehrbücher der Analysis gibt es in großer Zahl."],
];

/** Notes of the same course as the book: one heading in common, one topic of its own. */
export const NOTES: Passage[] = [
  [
    ["CONDITIONAL PROBABILITY"],
    "Notes of the second week. The urn example shows how conditional probability changes when a ball is not put back into the urn.",
  ],
  [
    ["Bootstrap methods"],
    "The bootstrap draws samples from the sample. Familiarity with confidence intervals is assumed throughout these notes.",
  ],
];

export function chunksOf(
  passages: Passage[],
  { file_id = 1, file_title = "Statistics for beginners" } = {},
): SectionChunk[] {
  return passages.map(([heading_path, text], index) => ({
    file_id,
    file_title,
    number: index + 1,
    heading_path,
    text,
    page_start: index + 1,
    page_end: index + 1,
    page_breaks: [],
    word_count: text.split(" ").length * 3,
    difficulty: 3,
  }));
}

export function topicsNamed(titles: (string | Partial<SyllabusTopic>)[]): SyllabusTopic[] {
  return titles.map((title, index) => ({
    id: index + 1,
    title: "",
    description: "",
    order: index + 1,
    is_completed: false,
    difficulty: "intermediate",
    ...(typeof title === "string" ? { title } : title),
  }));
}
