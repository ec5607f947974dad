import { implement } from "@/lib/api/implement";
import { retrieval } from "@/lib/contract/retrieval";
import { rateAnswer } from "@/lib/services/assistant/answer-feedback";
import { askMaterial, searchMaterial } from "@/lib/services/assistant/questions";
import { recommend } from "@/lib/services/overview/recommendations";

export const retrievalRoutes = implement(retrieval, {
  semanticSearch: ({ owner, body }) => searchMaterial(owner, body),
  aiQuestion: ({ owner, body }) => askMaterial(owner, body),
  feedback: ({ owner, body }) => rateAnswer(owner, body),
  recommendations: ({ owner, body }) => recommend(owner, body),
});
