import { GERMAN } from "@/lib/text/languages/german";
import { words } from "@/lib/text/pattern";
import type { Vocabulary } from "./vocabulary";

/** Words for amounts, days and what is said of them. */
export const GERMAN_TIMES: Vocabulary = {
  HOUR: words`stunde, stunden, std, std., h, stündchen`,
  MIN: words`minute, minuten, min, min.`,
  DAY: words`tag, tage, tagen, tags`,
  WEEK: words`woche, wochen, wo`,
  MONTHS: words`monat, monate, monaten, monats`,
  EACH: words`jede, jeder, jeden, jedes, je, pro, jeweils`,
  "EACH DAY": words`
    täglich, am tag, jeden tag, pro tag, an einem tag, an jedem tag, alle tage, den tag, tgl, tgl.
  `,
  "EACH WEEK": words`wöchentlich, die woche, pro woche, in der woche, jede woche`,
  "EACH PART:evening": words`jeden abend, pro abend, am abend`,
  "EACH PART:morning": words`jeden morgen, pro morgen`,
  OTHERDAY: words`jeden zweiten tag, alle zwei tage, alle 2 tage, jeden 2. tag, jeden 2 tag`,
  OTHERDAYS: words`
    sonst, an den anderen tagen, andere tage, an anderen tagen, ansonsten, an allen anderen tagen, restliche tage
  `,
  TIMES: words`mal, x`,
  "NUM:1 TIMES": words`einmal`,
  "NUM:2 TIMES": words`zweimal`,
  "NUM:3 TIMES": words`dreimal`,
  "NUM:4 TIMES": words`viermal`,
  "NUM:5 TIMES": words`fünfmal`,
  ATONCE: words`
    am stück, auf einmal, pro sitzung, pro einheit, jedes mal, jedesmal, pro mal, pro session, ohne pause
  `,
  TOTAL: words`insgesamt, gesamt, im ganzen, zusammen, alles in allem`,
  HALF: words`halb, halbe, halben`,
  MOST: words`
    maximal, max, max., höchstens, nicht mehr als, bis zu, maximum, nie mehr als, nicht länger als, nie länger als,
    allerhöchstens, keinesfalls mehr als, auf keinen fall mehr als, keine mehr als, nicht über
  `,
  LEAST: words`mindestens, minimum, wenigstens, nicht weniger als, mind, mind.`,
  MORETHAN: words`mehr als, länger als`,
  LESSTHAN: words`weniger als, unter`,
  MORE: words`
    mehr, länger, zusätzlich, extra, noch eine, noch, erhöhe, zusätzliche, weitere, mehr zeit für, mehr üben,
    mehr von, mehr zu, mehr gewicht, mehr gewicht auf, brauche mehr zeit für, mehr zeit
  `,
  LESS: words`
    weniger, kürzer, reduzier, reduziere, kürze, weniger zeit für, weniger von, weniger zu, weniger gewicht,
    weniger zeit
  `,
  EXTRAHOUR: words`noch eine stunde, eine zusätzliche stunde, eine weitere stunde, eine extra stunde`,
  DOUBLE: words`doppelt so viel, doppelt, verdoppeln, verdopple, doppelte`,
  SET: words`doch`,
  THIS: words`diese, dieser, diesen, dieses, diesem, kommenden, kommende, kommender, kommendes`,
  NEXT: words`nächste, nächsten, nächster, nächstes, nächstem, folgende, folgenden, darauffolgenden`,
  PREV: words`vergangene`,
  WEEKEND: words`wochenende, we`,
  WEEKENDS: words`
    wochenenden, am wochenende, an wochenenden, an den wochenenden, jedes wochenende, samstags und sonntags
  `,
  WORKDAYS: words`
    werktags, werktage, werktagen, wochentags, wochentage, wochentagen, unter der woche, an werktagen,
    in der woche werktags
  `,
  TODAY: words`${GERMAN.days.today}, ab sofort, sofort, jetzt gleich`,
  "TODAY PART:evening": words`heute abend`,
  "TODAY PART:afternoon": words`heute nachmittag`,
  TOMORROW: words`${GERMAN.days.tomorrow}`,
  "TOMORROW PART:morning": words`morgen früh, morgen vormittag`,
  "TOMORROW PART:evening": words`morgen abend`,
  "TOMORROW PART:afternoon": words`morgen nachmittag`,
  YESTERDAY: words`${GERMAN.days.yesterday}, gestrige, gestrigen`,
  AFTERTOMORROW: words`${GERMAN.days.day_after_tomorrow}`,
  "PART:morning": words`
    morgens, vormittags, vormittag, am vormittag, am morgen, früh, frühmorgens, in der früh, vormittage, morgen immer
  `,
  "PART:afternoon": words`nachmittags, nachmittag, am nachmittag, nachmittage`,
  "PART:evening": words`abends, abend, am abend, nachts, abende, in der nacht`,
  OCLOCK: words`uhr`,
  "TIME:12:00": words`${GERMAN.days.noon}`,
  "TIME:24:00": words`${GERMAN.days.midnight}`,
  NOT: words`
    nicht, kein, keine, keinen, keiner, keinem, nie, niemals, nichts, ohne, will nicht, möchte nicht, lieber nicht,
    bloß nicht, auf keinen fall, auch nicht, nicht lernen, nix, weder, noch nichts
  `,
  OFF: words`
    frei, freihalten, freinehmen, freier tag, freie tage, frei haben, lernfrei, frei lassen, freilassen, frei halten,
    ist tabu, sind tabu, fällt flach, ruhetag, ist frei, sind frei
  `,
  AWAY: words`
    kann nicht, kann ich nicht, nicht da, weg, unterwegs, im urlaub, urlaub, in urlaub, krank, verreist, verreise,
    keine zeit, habe keine zeit, hab keine zeit, nicht verfügbar, bin nicht da, bin ich nicht da, bin weg,
    bin ich weg, geht nicht, geht es nicht, gehts nicht, nicht zu hause, im ausland, ausgebucht, beschäftigt,
    hochzeit, reise, ferien, im krankenhaus, nicht in der stadt, verhindert, skiurlaub, fällt aus, kann da nicht,
    keinen tag zeit, krankgeschrieben, auf reisen, nicht können, konferenz, klausurfahrt, exkursion, skifahren,
    besuch, bei den eltern, wegfahren, fahre weg, umzug, ausfallen, fallen aus, abwesend, klappt nicht,
    klappt es nicht, nicht möglich
  `,
  BUSY: words`
    training, fußball, arbeite, arbeiten muss ich, vorlesung, vorlesungen, seminar, seminare, praktikum, job,
    nebenjob, schicht, chor, uni, arbeit, muss arbeiten, kurs, sport, probe, arzt, arbeite ich, muss ich arbeiten,
    schule
  `,
  BACK: words`zurück, wieder da, bin wieder da, bin zurück, wieder zurück, komme zurück`,
  ONLY: words`nur, ausschließlich, lediglich, bloß, einzig, nur noch`,
  EXCEPT: words`außer, bis auf, ausgenommen, mit ausnahme von, abgesehen von, ausser, nur nicht`,
  OKAY: words`
    geht, gehen, passt, passen, kann ich, ist ok, ist okay, sind ok, sind okay, in ordnung, habe zeit, hab zeit,
    habe ich zeit, hab ich zeit, kann, macht mir nichts aus, kein problem, verfügbar, möglich, ist gut,
    wieder möglich, stört mich nicht, zeit, habe, hab, darf, dürfen
  `,
  ALSO: words`auch, wieder, ebenfalls, nun, jetzt, dazu`,
  START: words`
    beginne, beginn, anfangen, anfang, start, starte, starten, starten wir, losgehen, los, fang, beginnen, fange,
    los gehts, los geht's, loslegen, starttermin, angefangen, soll anfangen
  `,
  ONWARDS: words`an, weg`,
  FINISH: words`
    fertig, fertig sein, abgeschlossen, ende, beenden, schluss, durch, durch sein, abschließen, fertig werden,
    enddatum, fertig haben, schaffen, geschafft, fertig bin, durch bin, deadline
  `,
  BY: words`
    bis, bis zum, bis spätestens, spätestens, bis einschließlich, bis am, spätestens am, spätestens bis
  `,
  BEFORE: words`vor, vor dem, vor der, bevor, vorm, eher als, früher als`,
  AFTER: words`nach, nach dem, nach der, später als, erst nach`,
  FROM: words`ab, von, vom, ab dem, seit, erst ab`,
  TO: words`auf, zum, zur, auf den, auf die, in den, aufs`,
  BETWEEN: words`zwischen`,
  LATER: words`später, nach hinten`,
  EARLIER: words`früher, nach vorne, nach vorn, eher`,
};
