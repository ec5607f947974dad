/** How one who doesn't know the term describes it, by subject. */
export const NUMBERS_AND_REASONS_PHRASES = {
  statistics_research: `
how spread out | how far apart values | how much scatter > variance deviation dispersion;
typical distance from mean > standard deviation; middle value | half above half below > median;
most common value | occurs most often > mode; biggest minus smallest > range;
strange value | value far away others | odd data point > outlier; bell shaped | bell curve > normal gaussian;
lopsided distribution | long tail > skewness skewed; how peaked > kurtosis;
go together | rise together | move together numbers > correlation;
one causes other or just related > correlation causation;
third thing causes both | hidden third > confounding lurking;
line through points | best fitting line > regression least squares;
error of prediction | distance from line > residual; fits training too well | too closely fits > overfitting;
falls back average | extreme then ordinary > regression mean; everybody measured | count everyone > census;
part of everyone | those picked > sample; everyone of interest > population;
picks at random | everyone same chance > random sampling; whoever is handy | ask friends easy reach > convenience;
groups then pick each > stratified; whole groups picked > cluster; every tenth picked > systematic;
people don't answer | nobody answers | refuse to answer survey | don't reply > nonresponse;
people drop out study > attrition; leading question | wording changes answers > bias;
people say what sounds good > desirability; people asked not typical > selection bias representative;
draw lots groups | coin decides group | assigned by chance > random assignment randomized;
group without treatment | comparison group > control; thing manipulated > independent variable;
outcome measured > dependent variable; same result repeated | measure again same > reliability;
measures what should | measures right thing > validity;
works outside lab | holds for other people > external generalizability;
turn idea into measure | how measured exactly > operational;
same people years | follow people over years > longitudinal cohort;
different ages compared at once > cross-sectional; look closely one person | study single person > case;
watch people natural > naturalistic observation;
people know watched | behave different watched > hawthorne reactivity; combine many studies > meta-analysis;
other scientists check paper > peer review; repeat study again > replication;
made up data > fabrication fraud misconduct;
starting assumption no effect | nothing going on assumption > null hypothesis;
result unlikely by luck | could be luck > significance p-value;
false alarm | finds effect not there > type false positive;
misses real effect | overlooks effect > type false negative power; chance of finding real > power;
how big effect > effect size; range likely contains true | plus minus poll > confidence interval margin;
compare two averages > t-test; compare several averages > anova;
counts in categories test | expected observed counts > chi-square;
averages become bell | averages of samples normal > central limit theorem;
more tosses closer | long run average > law large numbers;
long run payoff | average winnings > expected value expectation;
two outcomes repeated | heads or tails number > binomial bernoulli;
rare events counted | how many arrivals > poisson; can't both happen | never together > mutually exclusive disjoint;
one doesn't affect other | coin no memory > independence independent; chance given | if known already > conditional;
update belief with evidence | positive test really sick > bayes posterior;
numbers or names | kinds of measurement scale > nominal ordinal interval ratio;
score compared to mean | how many deviations above > z-score standardized;
below which part | better than share people > percentile; picture of counts bars > histogram;
box with whiskers > boxplot quartile
`,
  mathematics: `
how steep | steepness line > slope gradient derivative; rate of change | how fast changes > derivative;
area under curve | adding tiny pieces > integral integration;
gets closer closer | approaches never reaches > limit asymptote converge;
no jumps | draw without lifting pencil > continuous continuity; top of curve | highest point > maximum;
lowest point > minimum; curve changes bending > inflection concavity; undo function | backwards function > inverse;
allowed inputs > domain; what comes out | possible outputs > range codomain;
different inputs different outputs > injective one-to-one; every output hit > surjective onto;
where crosses axis | where equals zero > root zero intercept; square root of negative > imaginary complex;
can't be written fraction > irrational; whole numbers > integer; only divisible itself > prime;
biggest number divides both > greatest common divisor; smallest common > least common multiple;
break into primes | break into factors > factorization; remainder clock arithmetic > modular congruence;
number of orders | ways to arrange > permutation; ways to choose | order doesn't matter > combination binomial;
adding terms forever | endless sum > series; each time multiplied same > geometric exponential;
each time added same > arithmetic; doubles again | grows faster faster > exponential;
halves every > half-life decay; opposite of power | which power > logarithm;
table of numbers | grid numbers > matrix; direction unchanged stretched | only stretched > eigenvector eigenvalue;
right angle | at ninety degrees > perpendicular orthogonal; never meet lines > parallel;
longest side right triangle > hypotenuse; distance around > perimeter circumference;
distance across circle > diameter; space inside solid > volume; mirror image > reflection symmetry;
same shape different size > similar similarity; same shape same size > congruent; arrow with length > vector;
multiply arrows number > dot product; independent arrows | none made from others > linearly independent;
how many directions needed > dimension basis; assume opposite | suppose not then absurd > contradiction;
domino proof | first then next proof > induction; example shows false | single case disproves > counterexample;
accepted without proof | starting truths > axiom postulate; nothing in it > empty;
cannot be listed infinite > uncountable
`,
  logic_philosophy: `
guess explains best > abduction; from cases to rule | from examples general > induction inductive;
from rule to case | must follow from > deduction deductive;
conclusion follows premises | must be true if premises > valid validity; valid and true > sound soundness;
attack person not argument | insults person > ad hominem;
twists opponent argument | misrepresents argument > straw man;
only two choices | either or nothing > dilemma dichotomy; one step leads disaster > slippery slope;
reasoning in circle | assumes what proves > circular begging;
everybody believes so | popular so true > bandwagon ad populum; expert says so true > authority;
mistake in reasoning | bad argument > fallacy; true either way | always true > tautology;
never true > contradiction; true in row table > truth table; flip and negate if > contrapositive;
at least one exists > existential quantifier; most happiness most people | greatest good > utilitarianism;
results make action right | ends justify means > consequentialism;
follow duty regardless | rules no matter outcome > deontology kant categorical;
good character traits | being good person > virtue aristotle;
morals depend culture | right differs societies > relativism; only looking after oneself > egoism;
agree to rules for safety | giving up freedom for order > social contract;
behind not knowing place > veil ignorance rawls; everything already decided | no free choice > determinism;
mind separate body > dualism; only matter exists > materialism physicalism;
ideas come from senses | experience only > empiricism; knowledge from reason > rationalism;
can't be sure anything | doubting everything > skepticism descartes; only my mind exists > solipsism;
life has no meaning | nothing matters > nihilism absurd; make own meaning > existentialism;
why god allows evil | suffering and god > theodicy evil; does not believe god > atheism;
can't know god > agnosticism; many gods > polytheism; one god > monotheism; meaning of beautiful > aesthetics;
cave shadows > plato; could be shown wrong | could be proven false > falsifiable falsification;
science changes worldview > paradigm kuhn; simplest explanation > parsimony occam
`,
  computing: `
function calls itself > recursion; repeat over over code > loop iteration;
list of steps | recipe for computer > algorithm; how long takes input grows | grows with input > complexity big-o;
cut in half search > binary search; last in first out > stack; first in first out | waiting line > queue;
key to value | lookup by key > hash map dictionary; name for stored value > variable; blueprint for objects > class;
hides details > abstraction encapsulation; child class takes over | reuse parent class > inheritance;
same name different behavior > polymorphism; find mistakes code > debugging; test small parts > unit testing;
finds mistake before running > compile static; program runs out memory > leak overflow;
two programs wait forever | stuck waiting each other > deadlock; result depends timing > race condition;
several tasks at once > concurrency threads; divide work computers > distributed parallel;
remember results reuse | store results > memoization cache dynamic; best choice each step > greedy;
try all undo | try go back > backtracking; zeros and ones > binary; base sixteen > hexadecimal;
smaller file > compression; scrambled message | secret code > encryption; lock with public key > asymmetric;
fake email password | tricks user password > phishing; malicious code database input > injection;
prove who you are > authentication; table link column > foreign key; unique row > primary key;
avoid duplicate data tables > normalization; all or nothing database > transaction atomicity;
speeds up database lookup > index; address of computer > ip; name into address > dns;
rules for talking computers > protocol; web page traffic > http; learns from examples > machine learning;
labelled examples > supervised; without labels > unsupervised clustering; layers of neurons > neural network;
trial error reward agent > reinforcement; computer pretends computer > virtual machine;
heart of operating system > kernel; program in action > process; memory looks bigger > virtual paging;
who runs next > scheduling; history of code versions > version control; connect programs interface > api;
throws error > exception
`,
};
