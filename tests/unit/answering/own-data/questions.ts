/**
 * Questions as students type them, written before the rules that recognize them. Every third was kept closed until
 * the rules were done (`CLOSED`). An intent of null is a question for the documents. The facts are those of
 * `student.ts`: Tuesday 6 October 2026, three courses.
 */
export interface Asked {
  question: string;
  intent: string | null;
  /** The course it stays in; null for all of them. */
  course: string | null;
  /** What the answer must hold. */
  says: string[];
  /** What it must not hold. */
  never: string[];
}

export type Row = [
  question: string,
  intent: string | null,
  course?: string | null,
  says?: string[],
  never?: string[],
];

export const BIO = "Biology 101";
export const MATH = "Linear Algebra";
export const HIST = "Modern History";

const ROWS: Row[] = [
  ["what's due this week?", "due", null, ["Homework 5", "Problem set 3"], ["Homework 6"]],
  ["whats due tmrw", "due", null, ["Homework 5"], ["Problem set 3"]],
  ["anything due today", "due", null, ["today"], ["Essay on 1848"]],
  ["what do i have to hand in next week", "due", null, ["Homework 6"], ["Homework 5"]],
  ["when is problem set 3 due", "due", BIO, ["Problem set 3", "8 Oct"], ["Homework 5"]],
  ["wen is the history essay due??", "due", HIST, ["16 Oct"], ["Problem set 3"]],
  ["Was muss ich diese Woche abgeben?", "due", null, ["Homework 5", "Problem set 3"]],
  ["¿qué tengo que entregar mañana?", "due", null, ["Homework 5"], ["Essay"]],
  ["qu'est-ce que je dois rendre cette semaine", "due", null, ["Problem set 3"]],
  ["due dates for biology", "due", BIO, ["Problem set 3"], ["Homework 5"]],
  ["whats my next deadline", "due", null, ["Homework 5"], ["Essay on 1848"]],
  ["upcoming assignments in math 220", "due", MATH, ["Homework 5", "Homework 6"], ["Problem"]],
  ["what is overdue?", "overdue", null, ["Lab report 2"], ["Homework 5"]],
  ["did i miss any deadlines", "overdue", null, ["Lab report 2"], ["Homework 5"]],
  ["do i have late assigments", "overdue", null, ["Lab report 2"]],
  ["anything overdue in linear algebra", "overdue", MATH, [MATH], ["Lab report 2"]],
  ["Welche Aufgaben sind überfällig?", "overdue", null, ["Lab report 2"]],
  ["¿Tengo tareas atrasadas?", "overdue", null, ["Lab report 2"]],
  ["How much is the final worth?", "worth", null, ["40%", BIO, "35%", MATH]],
  ["how much is the bio final worth", "worth", BIO, ["40%"], ["35%"]],
  ["how many percent does the midterm count in biology 101?", "worth", BIO, ["20%"], ["40%"]],
  ["what's the weight of the essay", "worth", HIST, ["25%"]],
  ["is the final a big part of my grade in linear algebra", "worth", MATH, ["35%"], ["40%"]],
  ["how much does hw 5 count", "worth", MATH, ["Homework 5"], ["%"]],
  ["Wie viel zählt die Abschlussprüfung in MATH 220?", "worth", MATH, ["35%"], ["40%"]],
  ["combien vaut l'examen final de biologie", "worth", BIO, ["40%"]],
  ["cuánto vale el examen final", "worth", null, ["40%", "35%"]],
  ["How is the final graded?", "worth", null, ["40%", "35%"]],
  ["how many points is lab report 2", "worth", BIO, ["50 points"]],
  ["how am i graded in bio 101", "grading", BIO, ["Homework", "20%", "Final exam", "40%"]],
  ["grade breakdown biology", "grading", BIO, ["Labs", "40%"], ["25%"]],
  ["What counts toward my grade in Modern History?", "grading", HIST, ["Essay on 1848", "25%"]],
  ["how is biology graded", "grading", BIO, ["Labs", "40%"]],
  ["how much are labs worth in biology", "worth", BIO, ["20%"], ["40%"]],
  ["are any homeworks dropped in bio", "grading", BIO, ["lowest"]],
  ["Wie setzt sich die Note in Biology zusammen?", "grading", BIO, ["40%"]],
  ["what should i study today", "sessions", null, ["Osmosis", "Vector spaces"], ["Eigenvalues"]],
  ["todays sessions", "sessions", null, ["Osmosis", "Vector spaces"], ["Diffusion"]],
  ["what's on my plan tomorrow?", "sessions", null, ["Diffusion"], ["Vector spaces"]],
  ["whats on for today", "sessions", null, ["Osmosis", "Vector spaces"]],
  ["Was steht heute an?", "sessions", null, ["Osmosis", "Vector spaces"]],
  ["what do i need to do for math today", "sessions", MATH, ["Vector spaces"], ["Osmosis"]],
  ["how long do i have to study today", "sessions", null, ["1 h 45 min"]],
  ["que dois-je étudier aujourd'hui ?", "sessions", null, ["Osmosis"]],
  ["which days are free this week", "free_days", null, ["Thu", "Fri"], ["Sat"]],
  ["do I have a free day this week?", "free_days", null, ["Thu"]],
  ["when can i take a day off", "free_days", null, ["Thu"]],
  ["An welchen Tagen habe ich frei?", "free_days", null, ["Thu"]],
  ["am i free on thursday", "free_days", null, ["Thu"]],
  ["how many hours have i studied this week", "hours", null, ["1 h 30 min"]],
  ["how much did i study today", "hours", null, ["30 min"]],
  ["hours done in biology", "hours", BIO, ["Biology"]],
  ["wie viele Stunden habe ich diese Woche gelernt", "hours", null, ["1 h 30 min"]],
  ["my study time so far", "hours", null, ["h"]],
  ["am I behind?", "behind", null, ["Lab report 2", "Membranes"], ["Homework 5"]],
  ["am i on track in linear algebra", "behind", MATH, [MATH], ["Lab report 2"]],
  ["have i fallen behind in bio?", "behind", BIO, ["Lab report 2"]],
  ["Bin ich im Rückstand?", "behind", null, ["Lab report 2"]],
  ["voy atrasado?", "behind", null, ["Lab report 2"]],
  ["what do i need on the final to get an A", "needed", null, ["For an A", "Final exam"]],
  ["What do I need in the biology final to pass?", "needed", BIO, ["To pass"], ["35%"]],
  ["whats my current grade in linear algebra", "standing", MATH, ["35%"], ["40%"]],
  ["what's my GPA", "gpa", null, ["GPA"]],
  ["Welche Note brauche ich in der Abschlussprüfung?", "needed", null, ["for an A"]],
  ["can i still pass biology", "needed", BIO, ["still possible"]],
  ["when is my exam?", "exam_date", null, ["9 Oct"], ["Problem set 3"]],
  ["when's the linear algebra final", "exam_date", MATH, ["16 Dec"], ["14 Dec"]],
  ["whens the mideterm in bio", "exam_date", BIO, ["9 Oct"], ["20 Oct"]],
  ["how many days until my bio final", "exam_date", BIO, ["14 Dec"], ["16 Dec"]],
  ["Wann ist die Klausur in Linear Algebra?", "exam_date", MATH, ["20 Oct"], ["9 Oct"]],
  ["¿cuándo es el examen final de Biology 101?", "exam_date", BIO, ["14 Dec"], ["16 Dec"]],
  ["quand est mon prochain examen", "exam_date", null, ["9 Oct"], ["14 Dec"]],
  ["do i have an exam in modern history", "exam_date", HIST, [HIST], ["9 Oct", "14 Dec"]],
  ["where is the biology midterm", "exam_place", BIO, ["Hall 2"], ["Main hall"]],
  ["how long is the bio midterm", "exam_place", BIO, ["75 min"]],
  ["which room is the final in for bio", "exam_place", BIO, ["Main hall"], ["Room 12"]],
  ["what does the biology final cover?", "exam_covers", BIO, ["Photosynthesis"], ["Diffusion"]],
  ["what topics are on the midterm for bio101", "exam_covers", BIO, ["Diffusion"], ["Genetics"]],
  ["whats on the linear algebra final", "exam_covers", MATH, [MATH], ["Photosynthesis"]],
  ["Was kommt in der Biology Klausur dran?", "exam_covers", BIO, ["Diffusion"]],
  ["is genetics on the biology midterm?", "exam_covers", BIO, ["Diffusion"]],
  ["how many assignments are left", "left", null, ["**5**"]],
  ["how many assigments do i still have in math 220", "left", MATH, ["**2**"], ["**5**"]],
  ["how many homeworks left in linear algebra?", "left", MATH, ["2"]],
  ["Wie viele Aufgaben sind noch offen?", "left", null, ["5"]],
  ["how many exams do i have left", "left", null, ["4"]],
  ["when are office hours for bio", "office_hours", BIO, ["Tue", "2:00", "Room 210"], ["Hall 2"]],
  ["office hours linear algebra", "office_hours", MATH, [MATH], ["Room 210"]],
  ["Wann ist die Sprechstunde in Biology?", "office_hours", BIO, ["Tue"]],
  ["who teaches linear algebra", "teacher", MATH, ["Ann Example"], ["Dr. Example"]],
  ["whos my history prof", "teacher", HIST, ["Max Muster"], ["Ann Example"]],
  ["Wer unterrichtet Biology 101?", "teacher", BIO, ["Dr. Example"]],
  ["when is my biology class", "class_times", BIO, ["Mon", "11:30", "Hall 2"], ["Room 3"]],
  ["what room is history in", "class_times", HIST, ["Room 3"], ["Hall 2"]],
  ["do i have class today?", "class_times", null, ["today"], ["Hall 2"]],
  ["where is the bio lab on friday", "class_times", BIO, ["Room 12"]],
  ["à quelle heure est le cours de Modern History", "class_times", HIST, ["4:00"]],
  ["whats the late policy in biology", "late_policy", BIO],
  ["can i hand in homework late in linear algebra?", "late_policy", MATH],
  // Words of courses and work in questions for the books.
  ["What is the final value theorem?", null],
  ["When was the project of the Enlightenment due to fail", null],
  ["What is the worth of a bond?", null],
  ["what does the textbook say about exams?", null],
  ["how much is a mole of carbon worth in grams", null],
  ["who taught Alexander the Great", null],
  ["what is an office in roman law", null],
  ["When was the final battle of the Punic wars?", null],
  ["what is graded potential", null],
  ["explain graded vector spaces", null],
  ["weighted average definition", null],
  ["how is steel graded", null],
  ["why do deadlines cause stress according to the notes", null],
  ["what is overdue debt?", null],
  ["how many hours does mitosis take", null],
  ["what is a free day in trading", null],
  ["what does the final chapter cover", null],
  ["what is the class of a conic section", null],
  ["was ist eine Klausur im Kloster", null],
  ["Was bedeutet Gewichtung in der Statistik?", null],
  ["what is covered by the first amendment", null],
  ["how do I need to balance this equation", null],
  ["when is a matrix invertible", null],
  ["Where does the Krebs cycle take place?", null],
  ["what is the weight of an electron", null],
  ["how many assignments of truth values are there for 3 variables", null],
  ["what happens in today's labor market", null],
  ["what is the session layer", null],
  ["who teaches in Plato's allegory", null],
  ["how long does the light reaction last", null],
  ["when was the treaty due to be signed", null],
  ["what do I need to know about osmosis", null],
  ["what did cells fall behind in evolution for", null],
  // A document question that names its course stays there.
  ["in biology, what is osmosis?", null, BIO],
  ["What does my linear algebra book say about eigenvalues?", null, MATH],
  ["explain homework policy examples from HIST 12", null, HIST],
  ["what is a basis (math 220)", null, MATH],
  ["summarise the biology 101 notes", null, BIO],
  ["What is linear algebra used for in biology?", null],
  ["what is modern biology", null],
  ["Erkläre Osmose aus Biology 101", null, BIO],
  ["what caused the revolutions in modern history?", null, HIST],
  ["what is algebra", null],
];

export function asked([question, intent, course = null, says = [], never = []]: Row): Asked {
  return { question, intent, course, says, never };
}

const all = ROWS.map(asked);
/** Kept closed until the rules were done. */
export const CLOSED = all.filter((_, index) => index % 3 === 1);
export const SEEN = all.filter((_, index) => index % 3 !== 1);
