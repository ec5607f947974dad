import { ENGLISH } from "@/lib/text/languages/english";
import type { ClaimWords } from "./claim-words";

export const ENGLISH_CLAIMS: ClaimWords = {
  small: `
    the, a, an, of, in, on, at, for, to, and, or, is, are, was, were, it, that, this, these, those, your, you,
    have, has, will, be, with, by, from, as, not, what, when, which, who, how, there, its, than, them, they, we,
    our, can, do, does, did, so, one, about, into, if, but, no, all, up, out, until, after, before, during, still,
    then, once, more or less, as soon as
  `,
  you: "you, your, yours, yourself, you've, you're, you'll",
  definite: "the, that, this, of the two",
  final: `
    final, finals, final exam*, final test, final paper exam, end of term exam*, end of course exam*,
    end of semester exam*, closing exam*, exam at the end of the course, last exam of the course, end-term*,
    concluding exam*
  `,
  midterm: "midterm*, mid-term*, mid term*, mid-semester exam*, mid-course exam*, halfway exam*",
  quiz: "quiz*, pop quiz*, short test*",
  exam: "exam, exams, examination*, test, tests, assessment*, oral, orals, oral exam*",
  task: `
    assignment*, task, tasks, homework*, problem set*, pset*, essay*, term paper*, research paper*, paper,
    papers, project, projects, presentation*, lab report*, report, reports, worksheet*, exercise sheet*,
    reading response*, coursework, portfolio*, submission*, deliverable*, journal, hand-in*, piece of work,
    pieces of work, lab, labs
  `,
  session: "session, sessions, study session*, study block*, block of study, study slot*",
  plan: "plan, plans, study plan*, exam plan*, schedule, planner, calendar, agenda, timetable",
  office: "office hour*, consultation hour*, consultation*",
  class: `
    lecture*, seminar*, tutorial*, class time*, class, classes, lab session*, discussion section*
  `,
  course: "course, courses, module*, subject, subjects",
  topic: "topic, topics, unit, units, chapters of, module topics",
  due: `
    due, deadline*, hand in, handed in, hands in, hand it in, turn in, turned in, turn it in, submit, submits,
    submission, be in, cut-off, cutoff, due date, expire*, deliver, delivered, upload*, closes, close, closing,
    must be in, has to be in, needs to be in, falls due, hand it over, hand over
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
    carried, rides on, depends on, goes towards, comes from, is based on, determined by, determines, impact,
    bigger impact
  `,
  grade: `
    grade, grades, graded, mark, marks, score, scores, result, results, letter grade*, gpa, grading, graded at,
    marked at, final grade, final mark, final score, overall grade
  `,
  got: `
    got, scored, received, earned, achieved, awarded, reached, you have got, came back with, your result,
    your score, came out with, ended up with, walked away with, finished with, came back as, pulled, landed,
    marked at, graded at, gave you, was given, has given you
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
  lasts: `
    last*, long, length, duration, runs for, runs, takes, take, run, estimated, estimate, longer, shorter,
    more time, less time, takes about, going to take, need about, needs about, budget, allow, have,
    expect to spend, to work through, time limit, allotted, go on for, goes on for, duration of, you'll get,
    you get
  `,
  done: `
    done, completed, finished, worked through, gone through, got through, submitted, handed in, turned in,
    passed, already submitted, behind you, ticked off, wrapped up, sent in, gave in, given in, taken,
    written already, over, ready, mastered, covered, turned, handed, off your plate, off the list,
    taken care of, crossed off, checked off, in the bag, all done, been through, gone over, dealt with,
    has been submitted, filed, tick off, check off
  `,
  undone: `
    not submitted, not handed in, not finished, not completed, not done, not turned in, unfinished, unsubmitted,
    outstanding, incomplete, not yet submitted, not yet handed in, not yet finished, not yet done,
    not yet completed, haven't submitted, haven't finished, haven't handed in, have not submitted,
    have not handed in, have not finished, hasn't be* submitted, not be* submitted, not be* handed in,
    hasn't be* handed in, haven't turned in, have not turned in, have yet to submit, have yet to hand in,
    have yet to finish, still have to submit, still to be handed in, still to be submitted,
    waiting to be submitted, waiting to be handed in, yet to be submitted, yet to be handed in,
    still needs to be handed in, still needs to be submitted, haven't sent in, have not sent in, haven't completed,
    have not completed, haven't done, have not done, isn't done, is not done, isn't finished, is not finished,
    isn't submitted, still owe, still on your list, isn't complete, is not complete, still have to turn in,
    still need to turn in, still need to submit, still need to hand in, isn't done yet, not complete,
    still need to get done, need to get done, need to finish, still need to finish, need to complete,
    still need to complete
  `,
  open: `
    open, still open, in progress, under way, pending, to do, ongoing, currently working on, working on,
    midway through, partway through, part of the way through, underway, half done, half finished, half-finished,
    in the works, started but not finished, begun but not finished, partly done, partly finished, made a start,
    made a start on, partially done, in the middle of
  `,
  started: `
    not started, not begun, haven't started, have not started, unstarted, not yet started, have yet to start,
    haven't begun, have not begun, hasn't been started, has not been started, hasn't been begun,
    not even started, yet to begin, have yet to begin, not touched, haven't touched, untouched, no work on,
    not written a single, haven't written a single, nothing done, not done anything, haven't done anything
  `,
  begun: `
    begun, started, commenced, got started, already begun, already started, have started, you've started,
    have begun, you've begun
  `,
  left: `
    left, still, remain*, remaining, to go, still to do, still missing, still need, missing, outstanding,
    unfinished, leaves, to cover, to study, not yet covered, still ahead
  `,
  total: "total, in total, altogether, overall, in all, all told",
  all: `
    all, every, whole, entire, each, everything, full, the complete, every one, both
  `,
  neg: `
    not, no, none, never, nothing, neither, nor, without, isn't, aren't, don't, doesn't, didn't, hasn't,
    haven't, won't, wasn't, weren't, can't, cannot, nobody, free of
  `,
  reminder: `
    do not forget, don't forget, do not miss, don't miss, not only, never forget, don't worry, no later than,
    no need to, no worries, no rush, no reason to, don't panic, don't stress, no surprise, don't let, don't be,
    not a minute later, not a minute more
  `,
  must: "must, has to, have to, should, need, needs, needs to, ought, supposed",
  next: "next, upcoming, nearest, soonest, earliest, first",
  ...ENGLISH.days,
  midnight: `${ENGLISH.days.midnight}, end of day, end of the day, eod`,
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
  morning: "morning, in the morning, this morning",
  afternoon: "afternoon, in the afternoon, this afternoon",
  evening: "evening, night, in the evening, at night, tonight, this evening",
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
  of: "of, out of, from, out of a possible, out of a total of",
  whole_first: "of which, of them, of those",
  more: `
    more than, over, at least, above, greater, higher, more, exceed*, longer, heavier, better, larger, bigger,
    more heavily, takes more, carries more, more time
  `,
  less: `
    less than, under, at most, below, fewer, lower, less, fewer than, shorter, lighter, worse, smaller,
    takes less, less heavily, shortest, less time
  `,
  vague: `
    weekday, hundred, hundreds, thousand, third, double, triple, twice, dozen, soon, couple, several,
    quarter-hour, dawn, sunrise, sunset, majority, most of, decade, century
  `,
  half: "half, halfway through, halfway, halfway mark, halfway point",
  quarter: "quarter",
  and: `
    and, but, while, whereas, then, as of today, as of now, as of this morning, as of this evening, as of tonight,
    as of this afternoon
  `,
  general: `
    in general, any, rule of thumb, common rule, as a rule, usually, often, typically, generally, many,
    most courses, some, for example, e.g., imagine, suppose, if, people, students, learners, would, could,
    researchers, studies, might, would you like, shall i, should i, try, practise, practice, review, spend,
    a day, per day, a time, each day, flashcard*, i can, can i, chance, probability, per question
  `,
  apart: `
    apart, lie between, lies between, separate*, differ by, gap between, in between, lie apart, gap
  `,
  teacher: `
    instructor*, professor*, prof, teacher*, lecturer*, taught by, tutor*, teaches, runs the course, runs your,
    in charge of, leads the course, your lecturer is, teacher is
  `,
  suppose:
    "imagine, suppose, let's say, say your, assume, assuming, what if, picture this, hypothetically",
  minus: "minus",
  season: `
    spring, summer, autumn, winter, christmas, easter, thanksgiving, halloween, new year*, valentine*, ramadan,
    semester break, christmas eve, new year's eve, winter break, spring break, holidays
  `,
  weekend: "weekend, weekends",
  after_next: "after next",
  day_before: `
    the day before, day before, the day prior to, the eve of, a day before, one day before
  `,
  day_after: "the day after, day after, a day after, one day after, the day following",
  same_day: "same day, same date, same due date, share a due date, share the same, same deadline",
  together: `
    together, combined, all told, add up, adds up, added up, adding, sum of, taken together, jointly,
    between them, in total, altogether, total, plus, all in all, come to, comes to
  `,
  than: "than",
  compared: "compared with, compared to, in comparison with, unlike, next to",
  hence: `
    so, therefore, which means, hence, that's why, because, since, although, though, as long as, while you,
    whenever
  `,
  set_aside:
    "put down for, down for, set aside, scheduled, planned, blocked out, reserved, booked, pencilled in, block",
  advice: `
    would be a good, i'd, i would, good moment, good time, best to, worth starting, make the most, plan,
    start early, start soon, get started, let's, aim to, eat, sleep, rest, room to improve, a bit, revise,
    focus on, finish the introduction, reread, prepare, begin with, relax, use the weekend, use this, use the,
    pack, go over, give it priority, keep, put your phone, rehearsing, a focused, would move, pick a first step,
    spread, at least twice, go to bed, take a look, arrive, bring, take your, set an alarm, set a reminder, split,
    divide, try to, make sure, remember to, leave yourself, give yourself, check that, aim for, schedule a, tackle,
    space out, treat yourself, you could, no harm in, it helps, it pays, well rested, save you
  `,
  page: `
    page, pages, p., pp., chapter, chapters, section, sections, figure, table, exercise, step, slide, slides,
    theorem
  `,
};
