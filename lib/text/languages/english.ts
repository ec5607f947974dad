import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS } from "./english-names";
import type { LanguageWords } from "./language";

export const ENGLISH: LanguageWords = {
  months: ENGLISH_MONTHS,
  weekdays: ENGLISH_WEEKDAYS,
  days: {
    today: "today",
    tomorrow: "tomorrow, tmrw, tmr, tmw, tomorow, tommorow, tommorrow, 2moro",
    day_after_tomorrow: "the day after tomorrow, day after tomorrow",
    yesterday: "yesterday",
    noon: "noon, midday",
    midnight: "midnight",
  },
  more_names: {
    weekdays: "sundays, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays",
  },
  half: "half an, half a",
  stop_words: `a an the and or but nor so yet if then than as that this these those there here
    it its it's itself he she they we you i me my mine our ours your yours their theirs his her hers him them us
    is am are was were be been being have has had having do does did done doing
    will would shall should can could may might must ought not no
    of in on at by to from for with without within into onto over under about above below between among
    through during before after since until while per via upon across along
    what which who whom whose when where why how
    all any both each either neither every few more most many much other another some several such same own
    only very too just also even still again ever never often always
    however therefore thus hence because although though whether rather quite instead unlike
    s t re ve ll d m`,
  typical_words: "the and of is that with for this are be which from was have not",
  asking_words: `please tell explain describe give show define summarise summarize list name know
    mean means meaning called call according term word long old
    work works working happen happens happened occur occurs thing things
    example examples exactly important material materials notes course text document file`,
  textbook_words: `one two three first second third let see show shows shown given give gives
    use used using uses say says said get gets make makes made take takes taken know known called call
    following follow follows example examples figure table page section chapter
    new different various certain general important possible particular
    way ways thing things case cases kind type types part parts like none`,
  abbreviations: `e.g i.e cf vs etc dr mr mrs ms prof st jr al ed
    approx est esp resp incl min max inc ltd co corp univ dept ave mt
    lt gen col sen rep gov capt sgt a.m p.m`,
  number_abbreviations: "no nr vol fig figs eq eqs sec ch chap p pp pt",
  subject_abbreviations: `intro diff calc alg stat stats prob math phys chem bio biol econ comp sci eng mgmt mgt
    sys org dev adv exp int lin`,
  irregular_forms: `vertex vertices, matrix matrices, index indices, appendix appendices, cortex cortices,
    helix helices, apex apices, vortex vortices, codex codices, radix radices, directrix directrices,
    analysis analyses, basis bases, crisis crises, diagnosis diagnoses, ellipsis ellipses, emphasis emphases,
    hypothesis hypotheses, neurosis neuroses, oasis oases, paralysis paralyses, parenthesis parentheses,
    prognosis prognoses, psychosis psychoses, synthesis syntheses, thesis theses, axis axes,
    alga algae, antenna antennae, formula formulae, larva larvae, vertebra vertebrae,
    alumnus alumni, bacillus bacilli, focus foci, fungus fungi, locus loci, nucleus nuclei, radius radii,
    stimulus stimuli, syllabus syllabi, torus tori, corpus corpora, genus genera,
    bacterium bacteria, curriculum curricula, datum data, equilibrium equilibria, maximum maxima, medium media,
    minimum minima, optimum optima, quantum quanta, spectrum spectra, stratum strata,
    automaton automata, criterion criteria, ganglion ganglia, mitochondrion mitochondria, phenomenon phenomena,
    polyhedron polyhedra, taxon taxa,
    child children, foot feet, goose geese, man men, mouse mice, person people, tooth teeth, woman women,
    half halves, knife knives, leaf leaves, life lives, proof proofs, self selves, shelf shelves, wife wives,
    wolf wolves, become became, begin began begun, birth born, break broke broken, bring brought,
    build built, buy bought,
    choose chose chosen, die dies died dying, draw drew drawn, find found, freeze froze frozen, give gave given,
    go went gone, grow grew grown, hold held, lead led, lose lost, make made making, sell sold, speak spoke spoken,
    steal stole stolen, take took taken taking, teach taught, think thought, throw threw thrown, understand understood,
    win won,
    write wrote written writing`,
};
