import { words } from "@/lib/text/pattern";

/** Words that change nothing of what is asked. */
export const EMPTY_WORDS = {
  en: words`
    a, an, the, is, are, was, were, be, been, am, do, does, s, re, ve, m, ll, d, to, of, for, in, at, with, from,
    and, or, so, far, please, it, its, this, that, these, those, there, any, anything, anyone, something, all, some,
    each, every, should, would, will, shall, must, just, really, still, already, currently, current, now, again, ok,
    okay, hey, hi, hello, tell, show, list, give, us, you, your, get, take, if, as, course, courses, subject, up,
    start, starts, begin, begins, end, ends, take place, going, go, long, big, much, many, total, altogether, overall,
    toward, towards, being, run, held, exactly, actually, has, had, happening, happens,
    happen, b, c, remind, supposed, lose, out, want, wondering, question, quick, quickly, pls, plz, thanks, thank, yo,
    name, names, named, called, then, what happens if, possible, best, minimum, least, ones, one, else,
    together, made, lot, lots, stuff, thing, things, kind, gonna, gotta, wanna, maybe, probably, myself, later,
    earlier, semester, term, year, put, into, doing, anyone, everything, nothing, exact, specific, talk,
    see
  `,
  de: words`
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, ist, sind, war, und, oder, im, in, am, an, auf, aus,
    bei, fur, von, vom, zu, zum, zur, mit, es, sich, noch, schon, kommt, muss, soll, sollte, kurse, kann man, werden,
    wird, zusammen, gibt, denn, bitte, welchem, nach, findet, statt, stattfindet, irgendwas, irgendetwas, macht,
    mir, hat, heisst, man, etwas, alles, semester, ab, uhr
  `,
  fr: words`
    le, la, les, l, un, une, des, du, de, d, en, est, ce, c, qu, sont, a, au, aux, dans, pour, dois, doit, et, il, y,
    sur, ils, elle, ont, s il vous plait, suis, ils, lieu, me, t, tout, semestre
  `,
  es: words`
    el, la, los, las, un, una, unos, unas, de, del, es, son, en, para, con, se, y, por favor, debo, voy, al, esta,
    me, cae, llama, sera, algo, todo, semestre
  `,
};
