import type { Line } from "./lines";

/**
 * Lines that were written down before the first rule and read once, after the last: what the rules make of lines that
 * nobody wrote them for.
 */
export const HELD_BACK: Line[] = [
  {
    line: "hw 9 due thu 11:59pm math",
    reads: {
      title: "hw 9",
      type: "homework",
      date: "2026-11-12",
      time: "23:59",
      course: "MATH 221",
    },
  },
  {
    line: "Final exam Dec 17 8-10am STAT 201 Wheeler 150",
    reads: {
      kind: "exam",
      title: "Final exam Wheeler 150",
      type: "final",
      date: "2026-12-17",
      time: "08:00",
      minutes: 120,
      course: "STAT 201",
    },
  },
  {
    line: "BIO: lab report 5 on enzymes, next Tuesday 15%",
    reads: {
      title: "lab report 5 on enzymes",
      type: "lab",
      date: "2026-11-17",
      course: "BIO 110",
      weight: 15,
    },
  },
  {
    line: "pset 4 @ stat by noon on monday",
    reads: {
      title: "pset 4",
      type: "homework",
      date: "2026-11-16",
      time: "12:00",
      course: "STAT 201",
    },
  },
  {
    line: "read chapters 5-7 for hist",
    reads: { title: "read chapters 5-7", type: "homework", course: "HIST 140" },
  },
  {
    line: "Essay draft 2 due 11/20 5:30pm English",
    reads: {
      title: "Essay draft 2",
      type: "essay",
      date: "2026-11-20",
      time: "17:30",
      course: "ENGL 102",
    },
  },
  {
    line: "quiz 3 today 4pm cs",
    reads: {
      kind: "exam",
      title: "quiz 3",
      type: "quiz",
      date: "2026-11-11",
      time: "16:00",
      course: "CS 61A",
    },
  },
  {
    line: "group presentation in 2 weeks",
    reads: { title: "group presentation", type: "presentation", date: "2026-11-25" },
  },
  {
    line: "Midterm 2 on Wednesday at 9am, room 204, 25%, linear algebra",
    reads: {
      kind: "exam",
      title: "Midterm 2",
      type: "midterm",
      date: "2026-11-18",
      time: "09:00",
      location: "room 204",
      weight: 25,
      course: "MATH 221",
    },
  },
  {
    line: "CS61A project 3 checkpoint Sun 11:59 PM",
    reads: {
      title: "project 3 checkpoint",
      type: "project",
      date: "2026-11-15",
      time: "23:59",
      course: "CS 61A",
    },
  },
  {
    line: "discussion post tonight",
    reads: { title: "discussion post", type: "discussion", date: "2026-11-11" },
  },
  {
    line: "Problem set 7 March 3",
    reads: { title: "Problem set 7", type: "homework", date: "2027-03-03" },
  },
  {
    line: "term paper 20% Dec 4th at 5",
    reads: { title: "term paper", type: "paper", date: "2026-12-04", time: "17:00", weight: 20 },
  },
  {
    line: "Exam 2 Friday Dec 11 10:00-11:50 BIO 110 Room LSA 100",
    reads: {
      kind: "exam",
      title: "Exam 2",
      type: "test",
      date: "2026-12-11",
      time: "10:00",
      minutes: 110,
      location: "Room LSA 100",
      course: "BIO 110",
    },
  },
  { line: "homework", reads: { title: "homework", type: "homework" } },
  {
    line: "Lab 6 due Mon before class",
    reads: { title: "Lab 6 before class", type: "lab", date: "2026-11-16" },
  },
  {
    line: "Vocabulary list 12/1",
    reads: { title: "Vocabulary list", type: "homework", date: "2026-12-01" },
  },
  {
    line: "submit final project 12-14 8pm cs",
    reads: {
      title: "submit final project",
      type: "project",
      date: "2026-12-14",
      time: "20:00",
      course: "CS 61A",
    },
  },
  {
    line: "final Dec 18 1pm history",
    reads: {
      kind: "exam",
      title: "final",
      type: "final",
      date: "2026-12-18",
      time: "13:00",
      course: "HIST 140",
    },
  },
  {
    line: "Read Hamlet act 3 by Sat, English",
    reads: {
      title: "Read Hamlet act 3",
      type: "homework",
      date: "2026-11-14",
      course: "ENGL 102",
    },
  },
];
