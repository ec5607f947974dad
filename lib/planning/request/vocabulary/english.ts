import { words } from "@/lib/text/pattern";
import { ENGLISH_TIMES } from "./english-times";
import type { Vocabulary } from "./vocabulary";

/** What English words say in a request, by symbol; words that change no meaning are fillers. */
export const ENGLISH: Vocabulary = {
  ...ENGLISH_TIMES,
  ENDOF: words`end of, the end of, late`,
  MIDDLEOF: words`middle of, mid, mid-, the middle of`,
  BEGINNINGOF: words`beginning of, start of, the beginning of, the start of, early`,
  EXAM: words`
    exam, exams, the exam, final, finals, final exam, test, midterm, mid-term, exam day, exam date, quiz, the final
  `,
  SESSION: words`
    session, sessions, block, blocks, study session, study sessions, slot, slots, study block, study blocks, ones,
    sitting, sittings, stuff, lesson, unit of study, plan for
  `,
  REVIEW: words`
    review, reviews, revision, revisions, revise, revising, recap, recaps, repetition, repetitions, reviewing,
    review session, review sessions, revision session, revision sessions, refresher, refreshers, go over,
    practice run
  `,
  TOPICS: words`topic, topics, chapters, material, materials, subject, subjects, content, syllabus, things`,
  CHAPTER: words`
    chapter, chapters, ch, ch., chap, chaps, unit, units, module, modules, topic, topics, section, sections, part,
    parts
  `,
  NEWMATTER: words`
    new material, new topics, new topic, new stuff, new content, new chapters, new chapter, new matter, anything new,
    new things, new learning, learning new things, learning new material, learning new stuff, learning
  `,
  ALL: words`
    all, everything, all of it, all sessions, all the sessions, every session, whole plan, the whole plan, it all,
    entire plan, the entire plan, the plan, my plan, the whole thing, anything
  `,
  FOCUS: words`
    focus, focus on, focus more on, concentrate, concentrate on, prioritise, prioritize, priority, emphasise,
    emphasize, emphasis, struggle, struggling, struggle with, weak, weak in, weak at, bad at, worst at, trouble with,
    difficulties with, don't understand, do not understand, don't get, didn't get, confused about, confused by,
    confuse, mixing up, keep mixing up, mix up, worried about, scared of, afraid of, need help, emphasis on,
    especially, particularly, mainly, mostly, above all, get lost, lost in, problems with, terrible at, hopeless at,
    suck at, rusty on, rusty, shaky, shaky on, unsure about, important, most important, matters most, matter most,
    hardest for me, a lot of, is killing me, are killing me, lots of, have no clue about, don't really get, heavy on,
    my weak spot, my weakness, my weak point, weakest, stress, put weight on, count more, counts more
  `,
  LESSFOCUS: words`
    go easy on, only briefly, briefly, quick look, quickly, not much, a little, not so much on, skim, lightly,
    not too much, don't spend much time on, don't spend too long on, don't spend too much time on, not too long on,
    not long on, don't need much, little time on
  `,
  SKIP: words`
    skip, skipping, leave out, omit, ignore, drop, exclude, don't need, do not need, don't need to, not on the exam,
    isn't on the exam, not in the exam, isn't in the exam, won't be on the exam, won't come up, doesn't come up,
    no need for, no need to, not relevant, irrelevant, not needed, isn't needed, not examined, is not on the exam,
    aren't on the exam, are not on the exam, not tested, isn't tested, leave off, take out, kick out, forget about,
    not part of the exam, don't bother with, cut out, scrap, throw out, don't have to do, don't have to,
    not required, doesn't matter, won't be tested
  `,
  KNOWN: words`
    already know, know, know already, done with, mastered, covered, already did, already learned, learned, learnt,
    have done, finished with, have finished, already finished, already covered, already studied, studied,
    done already, already done, good at, fine with, comfortable with, confident with, confident in, confident about,
    know it, i know, understand, under control, have learned, have covered, have studied, did, did already,
    ticked off, sorted, down pat, already had, solid on, nailed, am done with, i'm done with, already understand,
    know well, know by heart, is done, are done, already finished with, i've finished, i finished, i have finished,
    just finished, we've finished, we finished, i've done, i've already done, am finished with, i'm finished with
  `,
  HARD: words`
    hard, harder, hardest, difficult, most difficult, tough, tougher, toughest, hard ones, hard topics,
    difficult ones, difficult topics, hardest topics, hardest ones, hard stuff, difficult stuff, tough stuff,
    tough ones, hardest stuff, worst
  `,
  EASY: words`
    easy, easier, easiest, simple, simpler, simplest, basic, basics, the basics, easy ones, easy topics, easy stuff,
    easiest topics, easiest ones, easy bits, fundamentals
  `,
  FIRST: words`
    first, at first, firstly, upfront, at the start, at the beginning, to begin with, in the beginning, front
  `,
  LASTPOS: words`last, at the end, for the end, to the end, for last, until last, at the very end, till last,
    for the very end, to the very end`,
  THEN: words`then, and then, afterwards, after that`,
  ORDERED: words`
    in order, in the order of the course, in course order, course order, in syllabus order, syllabus order,
    chronological, chronologically, in chronological order, as in the syllabus, in the given order,
    one after the other, one by one, in sequence, in the order of the syllabus, one after another, week by week,
    in chapter order, as taught, order of the lectures, the order of the lectures, lecture order, in lecture order,
    the lecture order, order of the course, the order of the course, in the usual order, in their order
  `,
  BACKWARDS: words`
    backwards, reverse, reversed, in reverse, in reverse order, from the end, backward, from back to front,
    last to first
  `,
  MIXED: words`
    mixed, mix, mix it up, mix them, interleave, interleaved, alternate, alternating, shuffle, shuffled,
    random order, variety, in random order, mix things up, mix topics, mix the topics, mix up the topics, vary,
    different topics, switch between topics
  `,
  EVENLY: words`
    evenly, spread evenly, spread out evenly, equal, equally, same every day, the same amount every day, steady,
    spread out, spread, spread it out, constant, balanced, evenly distributed, same load, steadily, spread it evenly,
    even pace
  `,
  FRONT: words`
    front-load, front load, front-loaded, frontload, frontloaded, most of it early, most of it done,
    get most of it done, do most of it, most early, as early as possible, as soon as possible, more at the start,
    more at the beginning, most at the start, most of the work, the bulk, most of it, heavy start,
    more in the beginning, most at the beginning, bulk of it, hit hard early
  `,
  BACKLOAD: words`
    back-load, back load, back-loaded, backload, start slow, start slowly, start light, ramp up, ramping up,
    slow start, light start, easy start, more towards the end, more at the end, more near the end,
    most at the end, build up,
    build up slowly, ease in, ease into it, ease me in, more toward the end, more later, start easy going,
    gradually more, increase towards the end, pick up later, go slow at first, slow at first, start off slow,
    slower at first
  `,
  GRADUAL: words`
    gradual, gradually, easy to hard, from easy to hard, easiest to hardest, simple to complex,
    from simple to complex
  `,
  LIGHTER: words`
    lighter, light, take it easy, easy going, go easy, more relaxed, relaxed, less intense, chill, slow down,
    less stress, quieter, calmer, take it slow, slower, less packed, easier pace, not too intense, less stressful,
    lighter load, gentle, gentler
  `,
  BREAK: words`break, breaks, pause, pauses, a break, rest break, breather`,
  POMODORO: words`pomodoro, pomodoros, pomodoro technique, pomodoro style`,
  BUFFER: words`
    buffer, spare, as a buffer, buffer day, buffer days, cushion, in reserve, reserve, slack, catch-up, catch up
  `,
  MOVE: words`
    move, moving, shift, reschedule, put, switch, change, transfer, moved, bump, drag, relocate, push, can we do,
    got moved, was moved, has been moved, is moved, has moved, postponed, rescheduled, brought forward, pushed,
    bring, can you do
  `,
  POSTPONE: words`
    postpone, delay, push back, put off, defer, move back, shift back, push out, set back, push, pushed back
  `,
  ADVANCE: words`bring forward, move forward, move up, pull forward, shift forward, advance, bring ahead`,
  SWAP: words`swap, exchange, trade, switch around, swap around`,
  ADD: words`add, insert, squeeze in, fit in, schedule, plan, put in, give me, book, throw in`,
  REMOVE: words`
    remove, delete, cancel, get rid of, take away, take off, kill, drop, clear, erase, lose, scratch
  `,
  UNDO: words`
    undo, revert, undo that, undo this, undo it, take that back, put it back, put everything back, go back, restore,
    back to how it was, as it was, like it was, like before, as before, roll back, never mind, nevermind,
    forget that, undo last change, change it back, reverse that, the previous version, previous version,
    undo the last change, last change, put that back
  `,
  KEEP: words`
    keep, leave, don't touch, do not touch, don't move, do not move, stay, stays, don't change, do not change, fixed
  `,
  AND: words`and, &, plus, +, as well as, n`,
  OR: words`or, either`,
  BUT: words`but, however, though, although, yet`,
  IF: words`
    if, unless, when, whenever, depends, depending, in case, assuming, maybe, perhaps, might, possibly, probably,
    provided
  `,
  QUESTION: words`
    why, what, what's, what is, how, who, where, explain, tell me about, define, which, how much, how many, when is,
    can you explain, summarise, summarize, does, did you, what does
  `,
  REASON: words`because, cause, cuz, bc, since i, as i, due to, because of, so that, in order to`,
  PERSON: words`
    roommate, roommates, flatmate, housemate, brother, sister, boyfriend, girlfriend, mum, mom, dad, friend, friends,
    classmate, professor, teacher, everyone else, partner, son, daughter, husband, wife
  `,
  GREET: words`
    hi, hello, hey, thanks, thank you, thx, great, looks great, looks good, perfect, awesome, nice, cool,
    good morning, cheers, ty, love it, good job, well done, lol, haha
  `,
  "START TODAY": words`
    start now, begin now, starting now, start right away, start immediately, starting today, start today
  `,
  "NUM:13": words`thirteen`,
  "NUM:14": words`fourteen`,
  "NUM:15": words`fifteen`,
  "NUM:16": words`sixteen`,
  "NUM:20": words`twenty`,
  "NUM:25": words`twenty-five, twenty five`,
  "NUM:30": words`thirty`,
  "NUM:40": words`forty`,
  "NUM:45": words`forty-five, forty five`,
  "NUM:50": words`fifty`,
  "NUM:60": words`sixty`,
  "NUM:90": words`ninety`,
  "NUM:0.5": words`½`,
  "NUM:0.5 HOUR": words`half an hour, half hour, a half hour, half-hour`,
  "NUM:0.25 HOUR": words`quarter of an hour, a quarter of an hour, quarter hour`,
  "NUM:0.75 HOUR": words`three quarters of an hour, three-quarters of an hour, three quarter hours`,
  "NUM:1.5 HOUR": words`
    an hour and a half, one and a half hours, hour and a half, 1 and a half hours, one hour and a half
  `,
  "NUM:2.5 HOUR": words`two and a half hours, 2 and a half hours, two hours and a half`,
  "NUM:3.5 HOUR": words`three and a half hours, 3 and a half hours`,
  "NUM:2": words`couple, a couple, a couple of, couple of, both`,
  "NUM:14 DAY": words`fortnight, a fortnight`,
  IN: words`in, within, over the next, over, during, throughout`,
  AT: words`at, @`,
  FOR: words`for`,
  A: words`a, an`,
  WITH: words`with`,
  WORK: words`work, study, studying, working, learn, do, have, be, get, take, go`,
  "EACH NUM:3 DAY": words`every third day, every 3rd day`,
  FIX: words`no wait, wait, sorry, i mean, scratch that, correction, make that, wait no, or rather, no sorry`,
  INSTEAD: words`instead of, rather than, in place of, and not`,
  FILL: words`
    the, of, on, i, i'm, im, i'd, i'll, i've, me, my, we, us, our, you, it, its, it's, is, are, am, was, were, that,
    that's, there, there's, these, those, their, them, they, they're, please, pls, plz, kindly, want, wanna, would,
    like, love, prefer, preferably, need, can, could, should, shall, will, gonna, going, let, let's, lets, so, well,
    about, around, roughly, approximately, approx, ca, circa, some, really, very, quite, still, already, actually,
    anyway, basically, maybe if possible, if possible, if you can, if it's possible, if that's ok, thing, things to,
    something, someone, plan to, planning, planned, schedule me, time, total of, able, has, had, having, been, being,
    which is, ideally, hopefully, best, simply, also please, teh, ur, u, lot, bit, a bit, a little bit, kind, sort,
    much, long, got, gotta, must, have to, i've got, only if possible, as possible, possible please, ever, own,
    whole, full, entire, until then, due date, date, dates, usually, normally, always, generally, typically,
    in general, each of, of them, themselves, for me, as, by default, instead, actual, then i'm, myself, who's,
    to do, to be, rather, anymore, up, any more, make me, rest of it, the rest, overall plan, course, class material,
    help, help me, pass, plan for, study plan, prepare, preparing, get ready, revision plan, make a plan,
    make me a plan, create, create a plan, needs, than, the others, turns out
  `,
};
