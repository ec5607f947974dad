import { ENGLISH } from "@/lib/text/languages/english";
import { words } from "@/lib/text/pattern";
import type { Vocabulary } from "./vocabulary";

/** Words for amounts, days and what is said of them. */
export const ENGLISH_TIMES: Vocabulary = {
  HOUR: words`hour, hours, hr, hrs, h`,
  MIN: words`minute, minutes, mins, min, minutes'`,
  DAY: words`day, days`,
  WEEK: words`week, weeks, wk, wks`,
  MONTHS: words`month, months`,
  EACH: words`each, every, per, any, any single, any given, every single, a piece, apiece`,
  "EACH DAY": words`
    daily, everyday, all days, day in day out, nightly, a night, per night, every night, each night, on a day,
    any one day, seven days a week, 7 days a week, day each
  `,
  "EACH WEEK": words`weekly, per week`,
  "EACH PART:evening": words`every evening, each evening, in the evenings`,
  "EACH PART:morning": words`every morning, each morning, in the mornings`,
  OTHERDAY: words`every other day, every second day, each second day, alternate days, on alternate days`,
  OTHERDAYS: words`
    other days, all other days, the other days, otherwise, rest of the week, the rest of the week, remaining days
  `,
  TIMES: words`times, time, x`,
  "NUM:1 TIMES": words`once`,
  "NUM:2 TIMES": words`twice`,
  "NUM:3 TIMES": words`thrice`,
  ATONCE: words`
    at a time, at a stretch, in one go, in a row, at once, in one sitting, per sitting, per session, each session,
    a session, each time, every time, a pop, each sitting, straight, nonstop, non-stop
  `,
  TOTAL: words`in total, total, altogether, overall, all in all, in all, all up`,
  HALF: words`half, a half`,
  MOST: words`
    max, maximum, at most, up to, no more than, not more than, never more than, maximally, tops, no longer than,
    not longer than, never longer than, not over, capped at, cap of, limit of, limit, at the most, or less,
    nothing over, don't want more than, can't do more than, cannot do more than, can't study more than,
    don't want to study more than, nothing longer than, nothing more than, not exceed, don't exceed, keep it under,
    cap it at, not above, never over
  `,
  LEAST: words`at least, minimum, no less than, not less than, or more, minimum of, not under, never less than`,
  MORETHAN: words`more than, longer than`,
  LESSTHAN: words`less than, under, fewer than, shorter than`,
  MORE: words`
    more, extra, additional, another, longer, increase, bump up, raise, up by, one more, some more, even more, upped,
    more time, extra time, more weight, more hours, more help, more practice, more on, more of, more attention,
    extra practice, extra attention, need more time, needs more time, spend more, spend extra, more focus
  `,
  LESS: words`
    less, fewer, shorter, reduce, decrease, lower, cut down, cut back, fewer hours, less work, not as much, ease off,
    not so much, cut, shorten, a bit less, tone down, dial down, less time, less on, less of, less weight,
    less time on, fewer hours on, less attention, less focus
  `,
  EXTRAHOUR: words`another hour, an extra hour, one extra hour, an additional hour, extra hour, one more hour`,
  DOUBLE: words`double, twice as much, twice the time, twice as long, double the time`,
  SET: words`make it, should be, set to, change to, make that, make, becomes, become`,
  THIS: words`this, the coming, coming, current`,
  NEXT: words`next, the following, following, upcoming`,
  PREV: words`past, previous`,
  WEEKEND: words`weekend, week-end`,
  WEEKENDS: words`
    weekends, sat and sun, saturdays and sundays, every weekend, at weekends, week-ends, weekend days,
    each weekend day, every weekend day, on weekend days
  `,
  WORKDAYS: words`
    weekdays, weekday, workdays, working days, school days, school nights, weeknights, business days, during the week
  `,
  TODAY: words`${ENGLISH.days.today}, now, right now, right away, immediately, asap`,
  "TODAY PART:evening": words`tonight, this evening`,
  "TODAY PART:afternoon": words`this afternoon`,
  "TODAY PART:morning": words`this morning`,
  TOMORROW: words`${ENGLISH.days.tomorrow}, tomorrow's`,
  YESTERDAY: words`${ENGLISH.days.yesterday}, yesterday's`,
  AFTERTOMORROW: words`${ENGLISH.days.day_after_tomorrow}`,
  "PART:morning": words`
    morning, mornings, in the morning, in the mornings, before noon, before lunch, before class, early birds
  `,
  "PART:afternoon": words`afternoon, afternoons, in the afternoon, in the afternoons, after lunch`,
  "PART:evening": words`
    evening, evenings, in the evening, in the evenings, night, nights, at night, late at night, after dinner
  `,
  AM: words`am, a.m.`,
  PM: words`pm, p.m.`,
  OCLOCK: words`o'clock, oclock`,
  "TIME:12:00": words`${ENGLISH.days.noon}`,
  "TIME:24:00": words`${ENGLISH.days.midnight}`,
  NOT: words`
    not, no, don't, do not, never, nothing, none, isn't, aren't, without, avoid, doesn't, does not, neither, nor,
    no study, no studying, don't want to study, don't plan anything, don't schedule anything, no work,
    don't want, don't want any, don't want anything, not a single, nothing planned, don't put anything,
    zero
  `,
  OFF: words`
    off, free, days off, day off, a day off, as days off, study-free, excluded, as a day off, blocked, reserved,
    for myself, to myself, is a no, are a no, is a no go, no go, a no-go, are out, is out, rest day, my rest day,
    day of rest, a rest day, my day off, free up, taken off, alone
  `,
  AWAY: words`
    can't, cannot, can not, can't study, can't do, can't work, can't make it, can't make, unable, won't,
    won't be able, not available, unavailable, not free, not around, not here, not there, not home, not in town,
    out of town, away, gone, abroad, busy, booked, occupied, tied up, on holiday, on holidays, on vacation, holiday,
    holidays, vacation, trip, a trip, travelling, traveling, travel, flying, flying back, flying out, conference,
    at a conference, wedding, sick, ill, unwell, in hospital, hospital, surgery, out, no time, don't have time,
    have no time, haven't got time, cancelled, canceled, won't be here, won't be there, won't be around,
    won't be available, not able, camping, camp, festival, retreat, visiting family, visiting, can't be there,
    need to rest, not possible, impossible, moving house, not able to study, hiking, tournament, at a wedding,
    doesn't work, does not work, won't work, don't work, do not work, doesn't suit, spring break, reading week,
    day trip, funeral, operation, appointment, at a festival, will be away, is away, fully booked, swamped,
    out of office, weekend trip, skiing, on a trip, unavailable for study, taken, packed, blocked off, full,
    won't manage, can't manage, not manage, busy with
  `,
  BUSY: words`
    i work, have work, at work, shift, shifts, my job, job, class, classes, lecture, lectures, lab, labs, practice,
    training, rehearsal, football, soccer, gym, choir, band, tutoring, volunteering, church, work shifts, dance,
    team practice, i've work, basketball, swimming, therapy, babysitting, have class, have classes, have training,
    have practice, seminar, have lectures, have lab, have labs
  `,
  BACK: words`
    i'm back, back on, back from, i am back, i return, i get back, coming back, be back, getting back
  `,
  ONLY: words`
    only, just, exclusively, solely, nothing but, nothing except, purely, nothing else than, limit to, stick to
  `,
  EXCEPT: words`
    except, except for, but not, apart from, other than, excluding, besides, aside from, bar, save for
  `,
  OKAY: words`
    don't mind, is fine, are fine, is ok, are ok, is okay, are okay, fine, ok, okay, works, can do, can study,
    available, i'm free, i am free, am free, possible, i can, do work, is good, are good, no problem, i don't mind,
    free on, i can now, can now, i'm available, is possible, are possible, work for me, works for me, happy to,
    are fine too, is fine too, again possible, free again, allow, use, include
  `,
  ALSO: words`also, too, as well, again, now`,
  START: words`
    start, starts, starting, begin, beginning, begins, get going, kick off, commence, first day, get started,
    start date, starting from, beginning from, starting on, start on, start from
  `,
  ONWARDS: words`on, onwards, onward, forward`,
  FINISH: words`
    finish, finished, finishing, done by, ready, complete, completed, be done, wrap up, wrapped up, get it done,
    end date, deadline, end, ends, ending, done with everything, have it done, be ready, get through, get done,
    all done, done, be finished, get everything done, through with, be through, wrap everything up, due, finish up
  `,
  BY: words`by, no later than, not later than, at the latest, latest`,
  BEFORE: words`before, prior to, ahead of, earlier than`,
  UNTIL: words`until, till, til, up until, up till, through, thru, 'til`,
  AFTER: words`after, later than, following that`,
  FROM: words`from, as of, since`,
  TO: words`to, up to and including`,
  BETWEEN: words`between`,
  LATER: words`later, back, backwards by, further back`,
  EARLIER: words`earlier, forward, forwards, sooner`,
};
