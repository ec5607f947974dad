import { ENGLISH } from "@/lib/text/languages/english";
import type { ClaimWords } from "./claim-words";

export const ENGLISH_CLAIMS: ClaimWords = {
  small: `
    the, a, an, of, in, on, at, for, to, and, or, is, are, was, were, it, that, this, these, those, your, you,
    have, has, will, be, with, by, from, as, not, what, when, which, who, how, there, its, than, them, they, we,
    our, can, do, does, did, so, one, about, into, if, but, no, all, up, out, until, after, before, during,
    still, then
  `,
  you: "you, your, yours, yourself, you've, you're, you'll",
  definite: "the, that, this",
  final: `
    final, finals, final exam*, final test, final paper exam, end of term exam*, end of course exam*,
    end of semester exam*, closing exam*, exam at the end of the course, last exam of the course, end-term*,
    concluding exam*
  `,
  midterm: "midterm*, mid-term*, mid term*, mid-semester exam*, mid-course exam*, halfway exam*",
  quiz: "quiz*, pop quiz*, short test*",
  exam: "exam, exams, examination*, test, tests, assessment*",
  task: `
    assignment*, task, tasks, homework*, problem set*, pset*, essay*, term paper*, research paper*, paper,
    papers, project, projects, presentation*, lab report*, report, reports, worksheet*, exercise sheet*,
    reading response*, coursework, portfolio*, submission*, deliverable*, journal, hand-in*, piece of work,
    pieces of work
  `,
  session: "session, sessions, study session*, study block*, block of study, study slot*",
  plan: "plan, plans, study plan*, exam plan*, schedule, planner, calendar, agenda, timetable",
  office: "office hour*, consultation hour*, consultation*",
  class: `
    lecture*, seminar*, tutorial*, class time*, class, classes, lab session*, discussion section*
  `,
  course: "course, courses, module*, subject, subjects",
  topic: "topic, topics",
  due: `
    due, deadline*, hand in, handed in, hands in, hand it in, turn in, turned in, turn it in, submit, submits,
    submission, be in, cut-off, cutoff, due date, expire*, deliver, delivered, upload*, closes, close, closing,
    must be in, has to be in, needs to be in, falls due
  `,
  start: "start*, begin*, commence*, opens, kick* off, gets under way, gets going",
  end: `
    end, ends, ended, ending, finishes, finish at, is over, until, till, through, wraps up, concludes
  `,
  when: `
    date, dated, scheduled, takes place, take place, happens, held, falls, sit, sits, sitting, write, writes,
    planned, set for, comes up, coming up, is on, are on, time, day, week, month, slot, appointment, calendar,
    appears, listed, down for
  `,
  weight: `
    weight*, worth, count, counts, counted, make up, makes up, made up, of the grade, of your grade,
    of the mark, of your mark, contribut*, account* for, share of the grade, of the final grade,
    of the course grade, toward*, of the final mark, of the overall grade, of your final grade, carries,
    carried
  `,
  grade: "grade, grades, graded, mark, marks, score, scores, result, results, letter grade*, gpa",
  got: `
    got, scored, received, earned, achieved, awarded, reached, you have got, came back with, your result,
    your score
  `,
  progress: `
    progress, way through, completed so far, completion, complete, done so far, finished so far, percent done,
    of the way, percent of the plan, is at, you are at, stands at, covered
  `,
  room: `
    room, rooms, hall, lecture hall, lab, laboratory, auditorium, building, studio, gym, venue, office, floor,
    theatre
  `,
  place: `
    takes place in, held in, where, location, located, place, meets in, find it in, happens in, seat, housed
  `,
  lasts: "last*, long, length, duration, runs for, runs, takes, take, run, estimated, estimate",
  done: `
    done, completed, finished, worked through, gone through, got through, submitted, handed in, turned in, passed,
    already submitted, behind you,
    ticked off, wrapped up, sent in, gave in, given in, taken, written already, over, ready,
    mastered, covered
  `,
  undone: `
    not submitted, not handed in, not finished, not completed, not done, not turned in, unfinished, unsubmitted,
    outstanding, incomplete, not yet submitted, not yet handed in, not yet finished, not yet done,
    not yet completed, haven't submitted, haven't finished, haven't handed in, have not submitted,
    have not handed in, have not finished, hasn't be* submitted, not be* submitted,
    not be* handed in, hasn't be* handed in, haven't turned in, have not turned in, have yet to submit,
    have yet to hand in, have yet to finish, still have to submit
  `,
  open: "open, still open, in progress, under way, pending, to do, ongoing",
  started: `
    not started, not begun, haven't started, have not started, unstarted, not yet started, have yet to start
  `,
  left: `
    left, still, remain*, remaining, to go, still to do, still missing, still need, missing, outstanding, unfinished
  `,
  total: "total, in total, altogether, overall, in all",
  all: "all, every, whole, entire, each, everything, full, the complete",
  neg: `
    not, no, none, never, nothing, neither, nor, without, isn't, aren't, don't, doesn't, didn't, hasn't,
    haven't, won't, wasn't, weren't, can't, cannot, nobody, free of
  `,
  reminder: `
    do not forget, don't forget, do not miss, don't miss, not only, never forget, don't worry, no later than,
    no need to, no worries, no rush, no reason to, don't panic, don't stress, no surprise, don't let, don't be
  `,
  must: "must, has to, have to, should, need, needs, needs to, ought, supposed",
  next: "next, upcoming, nearest, soonest, earliest, first",
  ...ENGLISH.days,
  today: `${ENGLISH.days.today}, tonight, this evening, this morning, this afternoon`,
  ago: "ago, earlier, past",
  before: "before, prior to, ahead of, earlier than, precede*",
  after: "after, following, later than, later",
  this: "this, this coming, current",
  coming: "this coming, coming, upcoming",
  minute: "minute, minutes, min, mins",
  hour: "hour, hours, hr, hrs, h",
  day: "day, days",
  week: "week, weeks",
  month: "month, months",
  morning: "morning, in the morning",
  afternoon: "afternoon, in the afternoon",
  evening: "evening, night, in the evening, at night",
  oclock: "o'clock, oclock, hours sharp",
  am: "am, a.m., a.m",
  pm: "pm, p.m., p.m",
  local: "local time, your time, your local time, where you are, in your zone, your time zone",
  utc: "utc, gmt",
  at: "at, by, from, until",
  on: "the, on the, by the",
  to: "to, until, till, through, and, up to",
  from: "from, between",
  percent: "percent, per cent, pct, percentage points",
  point: "point, points, pts",
  of: "of, out of, from",
  whole_first: "of which, of them, of those",
  more: "more than, over, at least, above, greater, higher, more, exceed*, longer, heavier, better",
  less: "less than, under, at most, below, fewer, lower, less, fewer than, shorter, lighter, worse",
  vague: `
    spring, summer, autumn, winter, christmas, easter, weekend, weekday, hundred, hundreds, thousand, third,
    thirds, two-thirds, double, triple, twice, dozen, soon, eve, thanksgiving, halloween, new year*, couple,
    several, quarter-hour, fortnight, semester break, dawn, sunrise, sunset, majority, most of, valentine*,
    ramadan, decade, century
  `,
  half: "half",
  quarter: "quarter",
  and: "and, but, while, whereas, then",
  general: `
    in general, any, rule of thumb, common rule, as a rule, usually, often, typically, generally, many,
    most courses, some, for example, e.g., imagine, suppose, if, people, students, learners, would, could,
    researchers, studies, might, would you like, shall i,
    should i, try, practise, practice, review, spend, a day, per day, a time, each day, flashcard*
  `,
  apart: "apart, lie between, lies between, separate*",
  teacher: "instructor*, professor*, prof, teacher*, lecturer*, taught by, tutor*, teaches",
  suppose:
    "imagine, suppose, let's say, say your, assume, assuming, what if, picture this, hypothetically",
  minus: "minus",
  page: `
    page, pages, p., pp., chapter, chapters, section, sections, figure, table, exercise, step, slide, slides,
    theorem
  `,
};
