/** How one who doesn't know the term describes it, by subject. */
export const SOCIETY_PHRASES = {
  law: `
broke promise contract > breach; both sides give something > consideration; offer said yes > acceptance offer;
careless caused harm | should have been careful > negligence; money for harm > damages compensation;
harm to person suing > tort; guilty mind | meant to do it > mens rea intent; guilty act > actus reus;
killing without planning > manslaughter; planned killing | thought out killing > premeditation murder;
beyond doubt > reasonable doubt burden proof; more likely than not > preponderance; innocent until > presumption;
earlier decisions bind | follow earlier case > precedent stare decisis; written laws > statute legislation;
law made by judges > common case-law; court reviews laws > judicial review; take to higher court > appeal appellate;
which court decides | court's power > jurisdiction; secondhand testimony | heard from someone else > hearsay;
lied under oath > perjury; tried twice same crime > double jeopardy;
stay silent police | rights read arrest > miranda self-incrimination; police need paper search > warrant;
hold without trial | brought before judge > habeas corpus;
settle without court | neutral person helps settle > mediation arbitration;
ruin name | lie about someone > defamation libel slander; company separate person > corporation personality;
owners not pay debts > limited liability; acting for someone else > agency agent;
written will dead > testament probate; without a will > intestate; court order stop > injunction;
government takes land > eminent domain; fair process > due process; right to ideas invention > patent intellectual;
protect writing music > copyright; treated unequally job > discrimination; forced to sign > duress
`,
  economics: `
what you give up | next best thing given up > opportunity cost; one more unit | extra unit > marginal;
wants unlimited not enough | not enough for everyone > scarcity; how much people want buy > demand;
how much sellers offer > supply; price where market clears | buyers sellers agree price > equilibrium;
too much unsold | more offered than wanted > surplus; not enough to buy | empty shelves > shortage;
price cap | legal highest price > ceiling; legal lowest price > floor minimum;
buyers react price | sensitive to price > elasticity; buy instead of > substitute; buy together > complement;
buy less when richer > inferior;
extra satisfaction shrinks | enjoy less each additional > diminishing marginal utility;
bigger cheaper per unit | mass production cheaper > economies scale; cost not depend output > fixed;
already spent cannot recover | money already gone > sunk; only one seller | no competitors > monopoly;
few big sellers | handful of firms > oligopoly; firms fix prices | secretly agree prices > cartel collusion;
many small sellers same > perfect competition;
harm to bystanders | cost on others | affects third party > externality;
everyone can use can't exclude > public good; enjoys without paying > free rider;
overuse shared | shared pasture > commons tragedy;
one knows more other | seller knows more > asymmetric information; riskier when insured > moral hazard;
only sick buy insurance | bad risks buy > adverse selection; used cars lemons > asymmetric;
everything country produces | total output country > gdp;
prices go up | money worth less | everything more expensive > inflation; prices go down > deflation;
prices explode > hyperinflation; economy shrinks | economy gets worse > recession;
ups and downs economy > business cycle; without job looking > unemployment; between jobs > frictional;
skills no longer wanted > structural; government spending taxes > fiscal;
bank controls money | interest rates set > monetary central; government spends more than takes > deficit;
total government owes > debt; tax higher for rich > progressive; same share everyone tax > flat proportional;
tax imports | tax on foreign goods > tariff; limit imports > quota;
better at making relatively | specialize trade > comparative advantage; protect home industry > protectionism;
sells abroad minus buys > balance trade; price of money another > exchange rate; gap rich poor > inequality gini;
prisoners confess | each betrays > dilemma game; best reply to each other | nobody wants to change > nash;
reduced help from state > austerity
`,
  business_accounting_finance: `
strengths weaknesses > swot; dividing customers groups > segmentation; who ads aimed at > target;
price product place promotion > marketing mix; how people see brand > positioning image;
loyal customers > loyalty retention; where sales cover costs | neither profit nor loss > break-even;
what company owns > asset; what company owes > liability; owner's share > equity; money in and out > cash flow;
profit statement > income statement; snapshot of firm > balance sheet;
value loses over years | machine loses value > depreciation; debits credits > double-entry;
first buy first sell > fifo; last buy first sell > lifo; easily turned cash > liquidity;
money today worth more > present value discounting; interest on interest > compound;
not all eggs one basket > diversification; riskier pays more > risk premium return; buying with borrowed > leverage;
share of profit paid owners > dividend; first sale shares public > ipo;
buy supplier | buying own supplier > vertical integration; buy competitor > horizontal merger;
work sent abroad > offshoring outsourcing; hired from outside > recruitment;
teaching new staff > onboarding training; judge staff work > appraisal performance; staff leaves often > turnover;
how many report boss > span control; passing tasks down > delegation; decisions at top > centralization;
decisions lower levels > decentralization; shared values firm > culture; leader inspires > transformational;
leader rewards punishes > transactional; no waste production > lean; parts arrive needed > just-in-time;
quality improvement constant > kaizen continuous; slowest step | step holds up > bottleneck;
longest chain tasks > critical path; bars schedule > gantt; firm does good society > responsibility csr;
everyone affected by firm > stakeholder; unit sell minus variable > contribution margin
`,
  history_politics: `
rule by one | one person all power > autocracy dictatorship monarchy; rule by few > oligarchy;
rule by people > democracy; rule by priests > theocracy; rule by nobles > aristocracy;
no ruler | without government > anarchy;
power split branches | nobody too much power > separation powers checks balances;
power shared states national > federalism; group makes laws > legislature; carries out laws > executive;
interprets laws > judiciary; head kicked out office | remove president > impeachment; president refuses law > veto;
people vote directly law > referendum initiative; redraw districts > gerrymandering; winner most votes > plurality;
seats match votes > proportional; talk bill to death > filibuster;
groups pressure lawmakers | influence politicians > lobbying interest; group of nations together > alliance union;
state owns everything | no private property > communism; private owners markets > capitalism;
lords and peasants | land for service > feudalism vassal; bound to land | peasants not free > serf;
ruling other lands | taking over countries > imperialism colonialism;
colonies become free > decolonization independence; love of country | own nation first > nationalism;
rebirth of art | rebirth of learning > renaissance;
machines replaced hand | factories began > industrial revolution; church split | protest against pope > reformation;
sun at center > heliocentric copernicus; earth at center > geocentric; age of reason > enlightenment;
black death > plague; king above law | king unlimited power > absolutism;
cut off king's head france > revolution guillotine; freeing slaves | end of slavery > abolition emancipation;
women get vote > suffrage; keeping races apart > segregation apartheid;
peaceful lawbreaking | breaking law peacefully > civil disobedience; killing whole people > genocide;
no fighting superpowers | tension without fighting > cold war; fighting for others > proxy;
give in to aggressor > appeasement; ditches war | stuck in ditches > trench;
stay out of conflicts | avoids foreign quarrels > isolationism neutrality;
banks failed 1929 | stock crash > depression; alcohol ban > prohibition; spread lie government > propaganda;
fear of communists > mccarthyism scare; moving to towns > urbanization;
goods between continents animals > columbian exchange; first hand accounts | written at the time > primary source;
later writers about > secondary source; before writing > prehistory; began farming > neolithic agriculture;
hunted and gathered > foraging paleolithic; ruling family > dynasty; hired soldiers > mercenary
`,
  sociology_anthropology: `
learning rules society | becoming part society > socialization; unwritten rules > norms;
strict unwritten rules > mores taboo; own culture best | judges other cultures > ethnocentrism;
understand culture on own terms > relativism; shock new country > culture shock;
layers of society | classes in society > stratification; move up | climb ladder > mobility;
birth into position > ascribed; earned position > achieved; rule breaking behavior > deviance;
called criminal becomes criminal > labeling; rules break down | normlessness > anomie;
society like organism > functionalism; rich against poor struggle > conflict marx;
symbols everyday meaning > interactionism; life as theater > dramaturgy goffman;
see oneself through others > looking-glass; small group inside culture > subculture;
against mainstream > counterculture; race as invention > construct;
unequal treatment built in | system disadvantages > institutional;
several disadvantages overlap > intersectionality; one spouse > monogamy; several wives > polygamy polygyny;
parents and children only > nuclear; grandparents live together > extended; marry outside > exogamy;
marry inside > endogamy; line through mother > matrilineal; line through father > patrilineal;
living with people study > participant ethnography; who you know advantages | connections help > social capital;
school hidden lessons > hidden curriculum; religion loses > secularization; work becomes meaningless > alienation
`,
};
