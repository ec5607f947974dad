import { words } from "@/lib/text/pattern";
import { GERMAN_TIMES } from "./german-times";
import type { Vocabulary } from "./vocabulary";

export const GERMAN: Vocabulary = {
  ...GERMAN_TIMES,
  ENDOF: words`ende, ende des, ende der, ende dieser`,
  MIDDLEOF: words`mitte, mitte des, mitte der`,
  BEGINNINGOF: words`anfang, anfang des, anfang der, beginn des, beginn der`,
  EXAM: words`
    klausur, prüfung, examen, test, abschlussprüfung, klausurtermin, prüfungstermin, abschlussklausur, klausurtag,
    prüfungstag
  `,
  SESSION: words`
    sitzung, sitzungen, einheit, einheiten, lerneinheit, lerneinheiten, block, blöcke, termin, termine, session,
    sessions, lernblock, lernblöcke, lernsitzung, lernsitzungen, lerntermin, lerntermine, lernsession
  `,
  REVIEW: words`
    wiederholung, wiederholungen, wiederholen, wiederhole, repetition, auffrischung, wiederholungseinheiten,
    wiederholungstermin, wiederholungssitzung, wiederholungssitzungen, wiederholungstermine
  `,
  TOPICS: words`thema, themen, stoff, inhalte, inhalt, sachen, kapiteln`,
  CHAPTER: words`kapitel, kap, kap., thema, themen, einheit`,
  NEWMATTER: words`
    neuer stoff, neuen stoff, neues, neue themen, neue inhalte, neue kapitel, neuer inhalt, nichts neues, neue sachen
  `,
  ALL: words`
    alles, alle, alle sitzungen, alle einheiten, alle termine, den ganzen plan, ganzen plan, der ganze plan,
    den plan, plan, sämtliche, sämtliches
  `,
  FOCUS: words`
    schwerpunkt, schwerpunkt auf, fokus, fokus auf, fokussiere, fokussieren, vor allem, besonders, konzentriere,
    konzentrieren, hauptsächlich, schwach, schlecht in, probleme mit, verstehe ich nicht, verstehe nicht, intensiver,
    ausführlicher, wichtig, am wichtigsten, wichtiger, kann ich gar nicht, kapiere, kapiere ich nicht,
    schwierigkeiten mit, tue mich schwer mit, unsicher, priorität, hilfe bei, fällt mir schwer, fallen mir schwer,
    verstehe ich noch nicht, sitzt noch nicht, hapert, hänge ich, verstärkt, insbesondere, schwerpunktmäßig,
    tu mich schwer mit, schwer fällt mir
  `,
  LESSFOCUS: words`nur kurz, kürzer treten bei, nicht so viel, oberflächlich, nur überfliegen, knapp`,
  SKIP: words`
    überspringen, überspringe, überspring, weglassen, auslassen, lass weg, lass aus, lass, fällt raus, fällt weg,
    kommt nicht dran, nicht dran, nicht relevant, ignorieren, brauche ich nicht, brauchen wir nicht,
    kommt nicht in der klausur, ist nicht prüfungsrelevant, nicht prüfungsrelevant, kommt nicht vor,
    kommen nicht dran, rauslassen, streichen, streich, fallen raus, raus, brauch ich nicht, kannst du weglassen,
    nicht klausurrelevant, rausnehmen, nimm raus, kommt nicht, ausschließen, aussparen, fallen weg,
    interessiert nicht
  `,
  KNOWN: words`
    kenne ich, kenne ich schon, kann ich schon, schon gelernt, bereits gelernt, habe ich schon, erledigt, kenne,
    beherrsche, verstanden, beherrsche ich, schon fertig, sitzt, sitzen, sitzt schon, schon gemacht, bereits gemacht,
    abgehakt, hab ich schon, schon durch, kann ich bereits, kenn ich, kenn ich schon, hab ich verstanden,
    habe ich verstanden, habe ich gelernt, hab ich gelernt, fertig mit, durch mit, schon drauf, drauf, sind erledigt,
    ist erledigt, kann ich auswendig
  `,
  HARD: words`
    schwer, schwere, schweres, schwerste, schwersten, das schwerste, schwierig, schwierige, schwierigste,
    schwierigsten, das schwierige, schweren, schwierigen, schwersten themen, schwerem, schwierigem, härteste
  `,
  EASY: words`
    leicht, leichte, leichtes, leichteste, leichtesten, einfach, einfache, einfachste, einfachsten, das leichteste,
    das einfachste, leichten, leichtem, grundlagen, einfaches, das leichte, einfachem
  `,
  FIRST: words`zuerst, als erstes, am anfang, zu beginn, vorne, erst, zunächst`,
  LASTPOS: words`
    zuletzt, am ende, zum schluss, als letztes, ans ende, am schluss, zum ende, ganz am ende, ganz zum schluss,
    ganz zuletzt, letzte, letzten, letzter, letztes
  `,
  THEN: words`dann, danach, anschließend, und dann`,
  ORDERED: words`
    der reihe nach, in der reihenfolge, in kursreihenfolge, chronologisch, nacheinander, in reihenfolge,
    in der richtigen reihenfolge, wie im kurs, eins nach dem anderen
  `,
  BACKWARDS: words`
    rückwärts, umgekehrt, in umgekehrter reihenfolge, von hinten, von hinten nach vorne, andersrum, andersherum,
    von hinten nach vorn
  `,
  MIXED: words`
    gemischt, mischen, abwechselnd, durcheinander, abwechslung, abwechseln, mische, misch, durchmischen,
    bunt gemischt, abwechslungsreich
  `,
  EVENLY: words`
    gleichmäßig, gleichmäßig verteilt, verteilt, gleich verteilt, gleichverteilt, gleichmässig, gleich viel,
    konstant, verteilen, verteile, ausgewogen, gleichmäßig verteilen
  `,
  FRONT: words`
    das meiste am anfang, möglichst früh, so früh wie möglich, so bald wie möglich, das meiste gleich,
    am anfang mehr, das meiste zu beginn, anfangs mehr, möglichst viel am anfang, schnellstmöglich,
    so schnell wie möglich, das meiste früh, viel am anfang, erst viel
  `,
  BACKLOAD: words`
    langsam anfangen, langsam starten, langsam steigern, am ende mehr, zum ende hin mehr, gegen ende mehr,
    locker anfangen, steigern, langsam steigernd, anfangs weniger, langsam beginnen, erst langsam, locker starten,
    gemütlich anfangen, ruhig anfangen, fang langsam an
  `,
  GRADUAL: words`
    vom leichten zum schweren, von leicht nach schwer, von leicht zu schwer, allmählich, vom einfachen zum schweren,
    schrittweise
  `,
  LIGHTER: words`
    ruhiger, entspannter, lockerer, langsamer, leichter, weniger stressig, entspannt, locker, sanfter,
    weniger intensiv, nicht so viel auf einmal, gemütlicher, ruhig, gemütlich
  `,
  BREAK: words`pause, pausen`,
  POMODORO: words`pomodoro, pomodoro-technik`,
  BUFFER: words`puffer, puffertag, puffertage, reserve, als puffer, pufferzeit`,
  MOVE: words`
    verschiebe, verschieben, verschieb, verlege, verlegen, verleg, verschoben, leg, lege, verlegt, legen, schieb,
    schiebe, wurde verschoben, umlegen, tu, pack
  `,
  POSTPONE: words`
    verschiebe nach hinten, aufschieben, nach hinten schieben, nach hinten verschieben, verzögern
  `,
  ADVANCE: words`
    vorziehen, vorverlegen, zieh vor, ziehe vor, nach vorne schieben, vorgezogen, nach vorne verschieben
  `,
  SWAP: words`tausche, tauschen, vertausche, tausch, vertauschen, wechsle`,
  ADD: words`
    füge, hinzufügen, füge hinzu, ergänze, hinzu, plane, plan ein, einplanen, einfügen, gib mir, mach, plane ein, ein
  `,
  REMOVE: words`
    lösche, löschen, lösch, entferne, entfernen, entfern, storniere, streiche, streichen, sag ab, absagen, nimm raus
  `,
  UNDO: words`
    rückgängig, mach rückgängig, mach das rückgängig, rückgängig machen, zurücknehmen, wie vorher, nimm das zurück,
    wie zuvor, zurücksetzen, mach das wieder rückgängig, wiederherstellen, war besser, alles zurück,
    stell wieder her, doch nicht, vergiss das, letzte änderung, die letzte änderung,
    mach die letzte änderung rückgängig, bitte rückgängig
  `,
  KEEP: words`
    behalte, behalten, lass so, bleibt, bleiben, soll bleiben, nicht anfassen, nicht ändern, nicht verschieben, lasse
  `,
  AND: words`und, &, sowie, +, u., plus`,
  OR: words`oder, entweder`,
  BUT: words`aber, jedoch, allerdings, sondern, dafür`,
  PERSON: words`
    mitbewohner, mitbewohnerin, bruder, schwester, freund, freundin, mutter, vater, kommilitone, kommilitonin, prof,
    professor, professorin, lehrer, lehrerin, sohn, tochter
  `,
  IF: words`
    falls, wenn, sofern, eventuell, vielleicht, evtl, evtl., je nachdem, könnte sein, solange, wahrscheinlich,
    möglicherweise
  `,
  QUESTION: words`
    warum, was, wie, wer, wo, erkläre, erklär, wieso, weshalb, welche, welches, wann, was ist, wieviel, wie viel,
    wie viele
  `,
  REASON: words`weil, da ich, denn, wegen, damit, aufgrund`,
  GREET: words`
    hallo, hi, danke, super, toll, guten tag, moin, servus, danke dir, vielen dank, danke schön, sieht gut aus,
    perfekt, cool, prima, hey, grüß gott, passt so
  `,
  "NUM:0.5 HOUR": words`halbe stunde, eine halbe stunde, halbstunde, ne halbe stunde, einer halben stunde`,
  "NUM:0.25 HOUR": words`viertelstunde, eine viertelstunde`,
  "NUM:0.75 HOUR": words`dreiviertelstunde, eine dreiviertelstunde, dreiviertel stunde`,
  "NUM:1.5": words`anderthalb, eineinhalb, einundhalb, ein einhalb`,
  "NUM:2.5": words`zweieinhalb`,
  "NUM:3.5": words`dreieinhalb`,
  "NUM:13": words`dreizehn`,
  "NUM:14": words`vierzehn`,
  "NUM:15": words`fünfzehn`,
  "NUM:20": words`zwanzig`,
  "NUM:30": words`dreißig, dreissig`,
  "NUM:45": words`fünfundvierzig`,
  "NUM:2": words`paar, ein paar`,
  IN: words`in, innerhalb, im, binnen, innerhalb von, während`,
  AT: words`um, am, an, bei`,
  FOR: words`für`,
  A: words`ein, eine, einer, einen, einem`,
  WITH: words`mit`,
  WORK: words`lernen, lerne, lern, lernzeit, machen, mache, arbeiten, üben, ran, studieren, setze, setz`,
  FIX: words`
    nein, ach nein, quatsch, ich meine, besser gesagt, moment, sorry, nee, beziehungsweise, nein doch, halt
  `,
  INSTEAD: words`statt, anstatt, anstelle von, und nicht, statt am, anstatt am`,
  FILL: words`
    der, die, das, den, dem, des, ich, mir, mich, du, wir, uns, es, bitte, zu, zur, vom, möchte, will, würde, gern,
    gerne, am liebsten, lieber, so, dass, ist, sind, bin, war, wird, werde, werden, soll, sollen, sollte, muss,
    müssen, etwa, ungefähr, circa, ca, ca., rund, schon, bereits, mal, halt, eigentlich, ganz, einfach so, kannst,
    könntest, könnten, man, sich, sein, seine, meine, mein, meinen, meiner, meinem, alles klar, da, dort, dieses mal,
    immer, normalerweise, jeweiligen, wenn möglich, wenn's geht, wenn es geht, falls möglich, nach möglichkeit,
    möglichst, hätte, hat, haben, zeit lang, doch bitte, aufgabe, davon, also, sehr, viel, echt, bitte nur, ne, nen,
    n, eher gerne, jew, jeweilige, insg, als, ihn, sie, meistens, generell, bisschen, ein bisschen, etwas, gleich,
    genau, mindest, unbedingt, am besten, idealerweise, selbst, nun mal, reicht, reichen, sodass, ungefähr so,
    an tagen, lernplan, wurde, wurden, worden, kurs, hilf mir, lernplan für, plane mir, erstelle, erstell, mach mir
  `,
};
