/** What of a document stands under one heading. */
export type Section = {
  file_id: number;
  file_title: string;
  /** Counted from 1 within its document. */
  order: number;
  /** From the document's outermost heading to the one it stands under; empty without headings. */
  heading_path: string[];
  page_start: number;
  page_end: number;
  words: number;
  /** 1 (easy) to 5. */
  difficulty: number;
  chunk_numbers: number[];
  /** The beginning of its text, about 600 characters. */
  text: string;
  /** Where `text` stands; its first page and chunk when not given. */
  text_at?: { page: number; page_breaks: number[]; chunk_number: number };
  /** Sentences anywhere in it that name what must be known before; looked for in `text` when not given. */
  cues?: { page: number; quote: string }[];
  /** The numbers of its exercises, in order. */
  exercises?: string[];
};

/** What `sectionsOf` needs of a chunk. */
export type SectionChunk = {
  file_id: number;
  file_title: string;
  number: number;
  heading_path: string[];
  text: string;
  page_start: number;
  page_end: number;
  /** Where in the text each page after the first begins, in order. */
  page_breaks: number[];
  word_count: number;
  difficulty: number;
};

export type SyllabusTopic = {
  id: number;
  title: string;
  description: string;
  order: number;
  is_completed: boolean;
  difficulty: string;
};

export type GraphNode = {
  /** Stable: "topic-12" for syllabus topics, "section-<file>-<hash of heading path>" for document topics. */
  id: string;
  topic: string;
  kind: "syllabus" | "document";
  /** 1 (easy) to 5. */
  difficulty_level: number;
  estimated_study_hours: number;
  /** 0 to 1: how sure it is that the passages treat this topic. */
  confidence: number;
  /** Null where nobody can tick it off: topics of documents. */
  is_completed: boolean | null;
  passages: {
    file_id: number;
    file_title: string;
    page: number;
    chunk_number: number;
    /** Verbatim from the document. */
    quote: string;
  }[];
};

export type GraphEdge = {
  /** Must be learnt before `to`; for "related" the two ends are equal. */
  from: string;
  to: string;
  reason: "requires" | "order" | "related";
  /** The quote is verbatim from the page, or from the syllabus where `file_id` is null. */
  evidence: { file_id: number | null; page: number | null; quote: string };
  /** 0 to 1. */
  weight: number;
};

export type KnowledgeGraph = { nodes: GraphNode[]; edges: GraphEdge[] };

/** `week` counts from 1; null when no hours per week are given. */
export type LearningStep = { order: number; node: GraphNode; week: number | null };
