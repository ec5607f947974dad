/**
 * What subjects are called, one a line, in the languages of claims: a course "Biología celular" is "cell biology" in an
 * English answer. A word of several subjects stands in the line of each: "celbiologie". `*` stands for any ending.
 */
export const SUBJECTS: readonly string[] = [
  "chemistry, chem, chemie, chimie, química, chimica, scheikunde, kemi, chemia, chemii, chemię, chemią, biochemi*",
  "biology, bio, biologi*, biología, zellbiologie, celbiologie, cellbiologi, mikrobiologi*, microbiolog*",
  "physics, physik, physique, física, fisica, natuurkunde, fysik, fizyka, fizyki, fizyce, astrophysi*",
  "mathematics, maths, math, mathe, mathematik, mathématiques, maths, matemátic*, matematic*, wiskunde, " +
    "matematik, matematyk*",
  "algebra, algèbre, álgebra, algebry, algebrze",
  "calculus, cálculo, calcolo, calcul, analysis, analyse, análise, análisis, analisi, analys, analiza, analizy",
  "geometry, geometrie, géométrie, geometría, geometria, meetkunde, geometri, geometrii",
  "statistics, stats, stat, statisti*, estadística, estatística, statystyk*",
  "probability, wahrscheinlichkeit*, probabilité*, probabilidad, probabilidade, probabilità, kansrekening",
  "logic, logik, logique, lógica, logica, logika, logiki, logice",
  "history, geschichte, histoire, historia, história, storia, geschiedenis, historii, weltgeschichte, " +
    "wereldgeschiedenis",
  "economics, econ, ökonomie, volkswirtschaft*, vwl, économie, economía, economia, economie, ekonomi, " +
    "ekonomia, ekonomii",
  "microeconomics, micro, mikroökonomie, mikro, microéconomie, microeconomía, microeconomia, mikroekonomi*",
  "macroeconomics, macro, makroökonomie, makro, macroéconomie, macroeconomía, macroeconomia, makroekonomi*",
  "law, recht, rechts*, zivilrecht, strafrecht, droit, derecho, direito, diritto, juridik, rätt, prawo, " +
    "prawa, prawie",
  "civil, zivil, zivilrecht, civile, civiel, cywilne, cywilnego",
  "criminal, strafrecht, pénal, penal, penale, strafrätt, karne, karnego",
  "nursing, pflege*, infirmier*, soins, enfermería, enfermagem, infermieristica, verpleegkunde, omvårdnad, " +
    "pielęgniarstw*",
  "medicine, medizin, médecine, medicina, geneeskunde, medicin, medycyna, medycyny",
  "anatomy, anatomi*, anatomía",
  "physiology, physiologi*, fisiología, fisiologia, fysiolog*, fizjologi*",
  "genetics, genetik, génétique, genética, genetica, genetyka, genetyki",
  "ecology, ökologie, écologie, ecología, ecologia, ecologie, ekologi*",
  "psychology, psych, psychologi*, psicología, psicologia, psykologi",
  "sociology, soziologie, sociologi*, sociología, sociologia, socjologi*",
  "philosophy, philosophi*, filosofía, filosofia, filosofie, filosofi, filozofi*",
  "ethics, ethik, éthique, ética, etica, ethiek, etik, etyka, etyki",
  "literature, lit, literatur, littérature, literatura, letteratura, literatuur, litteratur, literatury, literaturze",
  "linguistics, linguistik, sprachwissenschaft*, linguistique, lingüística, linguística, linguistica, " +
    "taalkunde, lingvistik",
  "spanish, spanisch*, espagnol*, español*, espanhol*, spagnol*, spaans*, spansk*, hiszpańsk*",
  "english, englisch*, anglais*, inglés, inglesa, inglês, inglese, engels*, engelsk*, angielsk*",
  "french, französisch*, français*, francés, francesa, francês, francese, frans*, fransk*, francusk*",
  "german, deutsch*, allemand*, alemán, alemana, alemão, tedesco, tedesca, duits*, tysk*, niemieck*",
  "italian, italienisch*, italien*, italiano, italiana, italiaans*, włosk*",
  "programming, programmier*, programmation, programación, programação, programmazione, programmeren, " +
    "programmering, programowani*",
  "computing, informatics, informatik, informatique, informática, informatica, informatyk*",
  "databases, database, datenbank*, bases de données, bases de datos, bancos de dados, databank*, databas*",
  "algorithms, algorithm*, algorithmes, algoritmos, algoritmi, algoritmen, algoritmer, algorytm*",
  "geography, geographie, géographie, geografía, geografia, geografi*, aardrijkskunde",
  "geology, geologi*, géologie, geología, geologia",
  "astronomy, astronomi*, astronomía",
  "art, kunst*, arte, konst, sztuka, sztuki",
  "music, musik, musique, música, musica, muziek, muzyka, muzyki",
  "architecture, architektur, arquitectura, arquitetura, architettura, architectuur, arkitektur, architektur*",
  "engineering, ingenieur*, ingénierie, ingeniería, engenharia, ingegneria, teknik, inżynieri*",
  "mechanics, mechanik, mécanique, mecánica, mecânica, meccanica, mechanica, mekanik, mechanik*",
  "thermodynamics, thermodynami*, termodinámica, termodinâmica, termodinamica, termodynamik*",
  "electronics, elektronik, électronique, electrónica, eletrônica, elettronica, elektronica, elektronik*",
  "marketing, mercadotecnia, marknadsföring",
  "accounting, buchhaltung, rechnungswesen, comptabilité, contabilidad, contabilidade, contabilità, " +
    "boekhouden, redovisning, rachunkowoś*",
  "finance, finanz*, finances, finanzas, finanças, finanza, financiën, finans, finanse, finansów",
  "management, betriebswirtschaft*, bwl, gestion, gestión, gestão, gestione, bedrijfskunde, zarządzani*",
  "politics, politik*, politique, política, politica, politiek, polityk*",
  "education, pädagogik, pédagogie, pedagogía, pedagogia, pedagogiek, pedagogik, pedagogik*",
  "cell, cellular, zell*, cellulaire, celular, cellulare, cel, celbiologie, cellbiologi, cellulär, komórki, " +
    "komórkowa, komórkowej",
  "world, welt, weltgeschichte, mondiale, mundial, wereld, wereldgeschiedenis, världs*, świata",
  "organic, organisch*, organique, orgánica, orgânica, organica, organisk, organiczn*",
  "linear, linéaire, lineal, lineare, lineair*, linjär, liniow*",
  "modern, moderne, moderna, moderno, nowożytn*",
  "general, allgemeine, générale, allmän",
];
