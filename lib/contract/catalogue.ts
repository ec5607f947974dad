import { assignments } from "./assignments";
import { auth } from "./auth";
import { courses } from "./courses";
import { dashboard } from "./dashboard";
import { exams } from "./exams";
import { assignmentFiles, quizFiles, uploads } from "./files";
import { profile } from "./profile";
import { resources } from "./resources";
import { system } from "./system";
import { topicItems, topics } from "./topics";

/** Every endpoint of the API by noun and verb. */
export const catalogue = {
  auth,
  profile,
  dashboard,
  courses,
  assignments,
  assignmentFiles,
  quizFiles,
  topics,
  topicItems,
  exams,
  resources,
  uploads,
  system,
};

export type Catalogue = typeof catalogue;
export type Noun = keyof Catalogue;

/** Every endpoint by its route string: what `call()` is typed with. */
export type EndpointsByRoute = {
  [E in EveryEndpoint as E["route"]]: E;
};

type EveryEndpoint = { [N in Noun]: Catalogue[N][keyof Catalogue[N]] }[Noun];
