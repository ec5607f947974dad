/** How one who doesn't know the term describes it, by subject. */
export const CULTURE_PHRASES = {
  language_literature: `
study of sounds | speech sounds > phonetics phonology; smallest sound difference > phoneme;
smallest meaning part > morpheme; word order | sentence structure > syntax; word meaning > semantics;
meaning depends situation > pragmatics; word imitates sound > onomatopoeia; same starting sound > alliteration;
comparison using like > simile; comparison without like > metaphor; human traits things > personification;
exaggeration > hyperbole; says opposite > irony sarcasm; reader knows character doesn't > dramatic irony;
hints what comes | hints later events > foreshadowing; jump back story > flashback;
who tells story > narrator point view; main character > protagonist; bad guy | against hero > antagonist;
high point story > climax; lesson of story > moral theme; thing stands for idea > symbol symbolism;
refers other work > allusion; fourteen lines > sonnet; lines without rhyme > blank verse free;
long hero poem > epic; story stands for > allegory; mocks to criticize > satire; sad ending downfall > tragedy;
tragic mistake hero > hamartia flaw; speech alone stage > soliloquy monologue; doer of sentence > subject;
receives action > object; joins words clauses > conjunction; stands for noun > pronoun; describes noun > adjective;
describes verb > adverb; verb forms change > conjugation; noun forms change > declension; words borrowed > loanword;
two languages mix simple > pidgin creole; switch between languages > code-switching; language of region > dialect;
sounds alike different > homophone; same spelling different > homonym; gender of noun > grammatical;
steal words writing | copy without credit > plagiarism; list of sources > bibliography references;
main claim essay > thesis; convince by emotion > pathos; convince by logic > logos; convince by character > ethos
`,
  education_arts_engineering: `
what students should be able > objective outcome; test during learning > formative; test at end > summative;
how to score > rubric; learn by doing > experiential constructivism; support then remove > scaffolding;
spread out studying | study little every day > spacing distributed; testing yourself > retrieval testing;
mixed practice > interleaving; slow learners special > inclusion special; light and dark painting > chiaroscuro;
things smaller far | looks deep flat > perspective; paint wet plaster > fresco;
paint quick outdoors light > impressionism; shapes several views > cubism; dream like art > surrealism;
everyday objects art > pop; print carved wood > woodcut; pointed arches > gothic;
voices overlapping melodies > polyphony counterpoint; one melody only > monophony; notes together > chord;
distance between notes > interval; getting louder > crescendo; getting softer > diminuendo; off beat > syncopation;
without instruments > cappella; made up on spot > improvisation;
how much bends load | pulled until breaks > tensile strength; returns to shape > elastic;
stays bent | permanent bend > plastic; breaks suddenly no bending > brittle; drawn into wire > ductile;
hammered into sheet > malleable; breaks after many cycles > fatigue; squashed column bends > buckling;
load over area > stress; stretch relative length > strain; spare parts in case | backup if fails > redundancy;
adjusts itself | output back input > feedback control; margin in design > factor safety;
output divided input > efficiency; heat into motion > engine; fridge moves heat > heat pump refrigeration;
turns alternating into direct > rectifier; changes voltage > transformer; amplifies switch silicon > transistor;
continuous into digital > sampling converter
`,
};
