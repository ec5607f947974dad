import type { Language } from "@/lib/answering/claims/words/all";

/**
 * Words that say the opposite of each other: pairs parted by semicolons, their sides by a slash, words of a side by
 * commas. `*` stands for any ending. Accents and case are ignored.
 */
export const OPPOSITES: Record<Language, string> = {
  en: `
    increas*, rise*, rising, rose, grow*, grew, gain*, climb*, expand*, higher, up, upward*, more, greater, larger,
    bigger, raise*, raising / decreas*, fall*, fell, drop*, declin*, reduc*, shrink*, shrank, lower*, less, fewer,
    smaller, down, downward*, diminish*, lose*, losing, lost; before, precede*, earlier, prior / after, follow*,
    later, subsequent*; faster, quick*, rapid*, accelerat* / slow*, decelerat*; positive* / negative*; maximum,
    maximal, maximi*, highest, largest, greatest, most / minimum, minimal, minimi*, lowest, smallest, least; strong*
    / weak*; hot, hotter, warm*, heat* / cold*, cool*; left / right; north*, / south*; east* / west*; inside,
    internal, inner, inward* / outside, external, outer, outward*; first / last, final; true / false; always /
    never; benefi* / harm*; absorb*, take in, takes in, inhale* / releas*, emit*, give* off, exhale*; open* / clos*;
    accept*, agree*, comply, compli* / reject*, refus*, declin*; surplus / deficit; central / peripheral; dependen*
    / independen*; import* / export*; attract* / repel*, repuls*; above / below, beneath; enter* / leav*, exit*;
    begin*, start*, begun / end, ends, ended, ending, stop*; cause*, promot*, activat*, stimulat*, enhanc*, allow*,
    permit*, enabl* / prevent*, inhibit*, suppress*, block*, forbid*, prohibit*, hinder*; converg* / diverg*; win,
    wins, won, victor*, defeated / lose, loses, lost, defeat; dominant / recessive; rich* / poor*; even / odd;
    input* / output*; demand / supply; buyer*, buy, buys, bought / seller*, sell, sells, sold; cheap* / expensive;
    young* / old*; large, big / small, little; high / low; long, longer, longest / short, shorter, shortest; near*,
    close to / far; easy, easier, simple / hard*, difficult; public* / private*; direct / indirect; heavy, heavier /
    light, lighter; wide*, broad* / narrow*; hydrophilic / hydrophobic; exothermic / endothermic; majority /
    minority; add, adds, added / subtract*, remov*; multipl* / divid*; build*, synthes* / break*, degrad*, destroy*;
    support* / oppos*; success* / fail*; create*, creating / destroy*; legal* / illegal*; liquid / solid; presence /
    absence; better, best / worse, worst; sufficient / insufficient; necessary, required, mandatory / optional,
    unnecessary; both / neither; anode / cathode; voluntary / involuntary; single / multiple; upper / lower;
    parallel / perpendicular; rural / urban; male / female; past / future; ancient / modern; synchronous* /
    asynchronous*; stack* / queue*; concave / convex; vertical* / horizontal*; symmetric* / asymmetric*; agree* /
    disagree*; same, identical / different, differ; together / separate*; vowel* / consonant*; predator* / prey;
    arteries, artery / vein, veins; import / export
  `,
  de: `
    entsprech*, annehm*, zustimm* / ablehn*, verweiger*; überschuss* / defizit*; abhängig* / unabhängig*; steig*,
    stieg*, wachs*, wuchs*, zunehm*, nimmt zu, erhöh*, höher*, mehr, größer*, vergrößer*, anstieg, anstieg*, zunahme
    / sink*, sank*, fall*, fäll*, fiel*, abnehm*, nimmt ab, verringer*, niedriger*, weniger, kleiner*, verkleiner*,
    reduzier*, senk*, abnahme, vermindert*; vor, bevor, vorher, früher / nach, nachdem, nachher, später, danach;
    schneller, schnell* / langsam*; positiv* / negativ*; maxim*, höchst*, größte*, meiste* / minim*, niedrigst*,
    kleinste*, wenigste*; stark*, stärker* / schwach*, schwäch*; heiß*, warm*, wärmer* / kalt*, kält*, kühl*; links,
    linke* / rechts, rechte*; nord*, nördlich* / süd*, südlich*; öst*, ost* / west*; innen, inner* / außen, äußer*;
    erste* / letzte*; wahr / falsch; immer / nie, niemals; nützlich* / schädlich*; aufnehm*, nimmt auf, absorbier* /
    abgeb*, gibt ab, freisetz*, setzt frei, emittier*; öffn*, offen* / schließ*, geschlossen*; import* / export*;
    anzieh*, ziehen / abstoß*, stoßen; über, oberhalb, ober* / unter, unterhalb; beginn*, begann, anfang* / ende*,
    endet*, schluss; fördert, förder*, aktivier*, erlaub*, ermöglich*, verursach* / hemm*, verhinder*, blockier*,
    verbiet*, verbot*, unterdrück*; sieg*, gewinn*, gewann / niederlage*, verlier*, verlor*; dominant* / rezessiv*;
    reich* / arm*; gerade* / ungerade*; angebot* / nachfrage*; käufer*, kauf* / verkäufer*, verkauf*; teuer*, teure*
    / billig*, günstig*; jung*, jünger* / alt*, älter*; groß* / klein*; hoch, hohe* / niedrig*; lang*, länger* /
    kurz*, kürzer*; einfach*, leicht* / schwer*, schwierig*; öffentlich* / privat*; direkt* / indirekt*; exotherm* /
    endotherm*; mehrheit* / minderheit*; addier* / subtrahier*; aufbau* / abbau*; erfolg* / misserfolg*, scheiter*;
    flüssig* / fest*; besser*, beste* / schlecht*; notwendig*, erforderlich* / unnötig*, überflüssig*; beide* /
    keine*; städtisch* / ländlich*; gleich*, identisch / verschieden*, unterschiedlich*
  `,
  fr: `
    accept* / refus*, rejet*; excédent* / déficit*; dépendan* / indépendan*; augment*, croît, croiss*, hausse*,
    mont*, plus, supérieur*, élev*, accroiss*, accroît / diminu*, baiss*, chut*, décroî*, moins, inférieur*, rédui*,
    décroiss*; avant, précèd*, antérieur* / après, sui*, postérieur*; vite, rapid* / lent*; positif*, positiv* /
    négati*; maxim* / minim*; fort*, forte* / faible*; chaud* / froid*; gauche* / droite*; nord / sud; est / ouest;
    intérieur*, interne* / extérieur*, externe*; premier*, première* / dernier*, dernière*; vrai* / faux, fausse*;
    toujours / jamais; absorb* / libèr*, émet*, rejett*; ouv* / ferm*; import* / export*; attir* / repouss*; dessus
    / dessous; commenc*, début* / fin, finit, termin*, achèv*; favoris*, activ*, permet*, stimul*, provoqu* /
    empêch*, inhib*, bloqu*, interdi*; gagn*, victoire* / perd*, défaite*; dominant* / récessif*; riche* / pauvre*;
    pair* / impair*; offre* / demande*; achet* / vend*; cher* / bon marché; jeune* / vieux, vieil*; grand* / petit*;
    haut* / bas, basse*; long, longue* / court*; facile* / difficile*; public*, publique* / privé*; direct* /
    indirect*; lourd* / léger*; large* / étroit*; exothermique* / endothermique*; majorité* / minorité*; liquide* /
    solide*; meilleur*, mieux / pire*; même*, identique* / différent*
  `,
  es: `
    acept* / rechaz*; superávit / déficit; dependient* / independient*; aument*, crec*, sub*, más, mayor*,
    superior*, incrementa* / disminu*, baj*, ca*, menos, menor*, inferior*, reduc*, decrec*, descien*; antes,
    anterior*, preced* / después, posterior*, sigu*; rápid* / lent*; positiv* / negativ*; máxim* / mínim*; fuerte* /
    débil*; caliente*, calor, cálid* / frí*; izquierd* / derech*; norte / sur; este / oeste; interior*, intern*,
    dentro / exterior*, extern*, fuera; primer* / últim*; verdader* / fals*; siempre / nunca, jamás; absorb* /
    liber*, emit*; abr*, abiert* / cerr*, cierr*; import* / export*; atra* / repel*; encima / debajo; empez*,
    empiez*, comienz*, inicio, inici* / fin, termin*, acab*; favorec*, activ*, permit*, estimul*, provoc*, caus* /
    impid*, inhib*, bloque*, prohíb*, prohib*, evit*; gan*, victoria* / perd*, pierd*, derrota*; dominante* /
    recesiv*; ric* / pobre*; par / impar; oferta* / demanda*; compr* / vend*; car* / barat*; joven, jóvenes / viej*;
    grande* / pequeñ*; alt* / baj*; larg* / cort*; fácil* / difícil*; públic* / privad*; direct* / indirect*; pesad*
    / liger*; anch* / estrech*; exotérmic* / endotérmic*; mayoría / minoría; líquid* / sólid*; mejor* / peor*;
    mism*, igual* / diferent*, distint*
  `,
  it: `
    accett* / rifiut*; surplus / deficit; dipendent* / indipendent*; aument*, cresc*, sal*, più, maggior*, superior*
    / diminu*, cal*, scend*, meno, minor*, inferior*, ridu*, decresc*; prima, preced*, anterior* / dopo, segu*,
    successiv*; veloc*, rapid* / lent*; positiv* / negativ*; massim* / minim*; fort* / debol*; cald* / fredd*;
    sinistr* / destr*; nord / sud; est / ovest; intern*, dentro / estern*, fuori; prim* / ultim*; ver* / fals*;
    sempre / mai; assorb* / rilasci*, emett*, liber*; apr*, apert* / chiu*; import* / export*, esport*; attra* /
    respin*; sopra / sotto; inizi*, cominci* / fin*, termin*; favor*, attiv*, permett*, stimol*, caus* / imped*,
    inib*, blocc*, viet*; vinc*, vinse, vinsero, vinto, vittori* / perd*, perso, sconfitt*; dominant* / recessiv*;
    ricc* / pover*; pari / dispari; offert* / domand*; compr* / vend*; costos* / economic*; giovan* / vecchi*,
    anzian*; grand* / piccol*; alt* / bass*; lung* / cort*, brev*; facil* / difficil*; pubblic* / privat*; dirett* /
    indirett*; maggioranza / minoranza; liquid* / solid*; miglior*, meglio / peggior*, peggio; stess*, ugual* /
    divers*
  `,
  pt: `
    aceit* / recus*; superávit / déficit; dependent* / independent*; aument*, cresc*, sub*, mais, maior*, superior*
    / diminu*, cai*, baix*, menos, menor*, inferior*, reduz*, decresc*; antes, anterior*, preced* / depois, após,
    posterior*, segu*; rápid* / lent*; positiv* / negativ*; máxim* / mínim*; fort* / frac*; quente*, calor / fri*;
    esquerd* / direit*; norte / sul; leste / oeste; intern*, interior*, dentro / extern*, exterior*, fora; primeir*
    / últim*; verdadeir* / fals*; sempre / nunca, jamais; absorv* / liber*, emit*; abr*, abert* / fech*; import* /
    export*; atra* / repel*; acima / abaixo; começ*, inici* / fim, termin*, acab*; favorec*, ativ*, permit*,
    estimul*, provoc*, caus* / imped*, inib*, bloque*, proíb*, evit*; ganh*, venc*, vitória* / perd*, derrota*;
    dominante* / recessiv*; ric* / pobre*; par / ímpar; oferta* / demanda*, procura; compr* / vend*; car* / barat*;
    jovem, jovens / velh*; grande* / pequen*; alt* / baix*; long* / curt*; fácil*, fáceis / difícil*, difíceis;
    públic* / privad*; diret* / indiret*; maioria / minoria; líquid* / sólid*; melhor* / pior*; mesm*, igua* /
    diferent*
  `,
  nl: `
    stijg*, steeg, steg*, groei*, toeneem*, neemt toe, toenam*, hoger*, meer, groter*, verhoog* / dal*, daald*,
    afneem*, neemt af, afnam*, lager*, minder, kleiner*, verminder*, verlaag*; voor, eerder, voordat, vroeger / na,
    later, nadat, daarna; snel* / langzaam*, traag*, trage*; positie* / negatie*; maxim*, hoogste, grootste, meeste
    / minim*, laagste, kleinste, minste; sterk* / zwak*; heet, hete, warm* / koud*, koude; links, linker* / rechts,
    rechter*; noord* / zuid*; oost* / west*; binnen*, inwendig* / buiten*, uitwendig*; eerste / laatste; waar /
    onwaar, vals*; altijd / nooit; opnem*, neemt op, nemen op / afgev*, geeft af, geven af, vrij; open* / sluit*,
    gesloten; import* / export*; aantrek*, trekken / afstot*, stoten; boven* / onder*; begin*, begon* / einde,
    eindig*; bevorder*, activeer*, veroorza* / rem*, verhinder*, voorkom*, blokke*, verbied*; win*, won,
    overwinning* / verlie*, verloor*, nederlaag; dominant* / recessie*; rijk* / arm*; even / oneven; aanbod / vraag;
    koop*, kocht / verko*; duur* / goedkoop*; jong* / oud*; groot*, grote / klein*; hoog, hoge / laag, lage; lang* /
    kort*; makkelijk*, eenvoudig* / moeilijk*; openbaar*, publiek* / privé, particulier*; meerderheid / minderheid;
    vloeibaar* / vast*; beter*, beste / slecht*; zelfde, dezelfde, hetzelfde / verschillend*, anders
  `,
  pl: `
    rośnie, rosn*, wzrost*, wzrast*, zwiększ*, więcej, większ*, wyższ*, podnos* / spad*, maleje, malej*, zmniejsz*,
    mniej, mniejsz*, niższ*, obniż*; przed, wcześniej*, poprzedz* / po, później*, następ*; szyb* / wol*, powol*;
    dodatni* / ujemn*; maksym*, najwyższ*, największ*, najwięcej / minim*, najniższ*, najmniejsz*, najmniej; siln* /
    słab*; gorąc*, ciepł* / zimn*, chłodn*; lew* / praw*; północ* / południ*; wschod*, wschód / zachod*, zachód;
    wewn* / zewn*; pierwsz* / ostatni*; prawdziw*, prawd* / fałszyw*, fałsz*; zawsze / nigdy; pochłani*, wchłani*,
    pobier* / uwalni*, wydziel*, emitu*, oddaj*; otwier*, otwart* / zamyk*, zamkn*; import* / eksport*; przyciąg* /
    odpych*; nad, powyżej / pod, poniżej; zaczyn*, począt*, rozpocz* / koń*, zakoń*; umożliwi*, aktywu*, powodu*,
    pobudza* / zapobieg*, hamu*, blok*, zakaz*; wygr*, zwycię* / przegr*, klęsk*; dominując* / recesywn*; bogat* /
    bied*; parzyst* / nieparzyst*; podaż* / popyt*; kup* / sprzed*; drog* / tan*; młod* / star*; duż* / mał*; wysok*
    / nisk*; dług* / krót*; łatw* / trudn*; publiczn* / prywatn*; większość / mniejszość; ciekł* / stał*; lepsz*,
    najleps* / gorsz*; t* sam*, jednakow* / różn*
  `,
  ja: `
    増, 上昇, 高, 大き, 拡大, 多 / 減, 低下, 低, 小さ, 縮小, 下降, 少な; 前 / 後; 速 / 遅; 正 / 負; 最大, 最高 / 最小, 最低; 強 / 弱; 熱, 暖 / 冷, 寒; 左 / 右;
    北 / 南; 東 / 西; 内 / 外; 最初 / 最後; 吸収 / 放出; 開 / 閉; 輸入 / 輸出; 始 / 終; 促進 / 抑制, 阻害; 勝 / 敗; 優性 / 劣性; 偶数 / 奇数; 供給 / 需要; 買 /
    売; 長 / 短; 同じ / 異な; 上 / 下
  `,
  zh: `
    增, 上升, 高, 大, 扩大, 多 / 减, 下降, 低, 小, 缩小, 少; 之前, 前 / 之后, 后; 快 / 慢; 正 / 负; 最大, 最高 / 最小, 最低; 强 / 弱; 热, 暖 / 冷; 左 / 右; 北
    / 南; 东 / 西; 内 / 外; 最初, 首先 / 最后; 吸收 / 释放, 放出; 开 / 闭, 关; 进口 / 出口; 开始 / 结束; 促进 / 抑制, 阻止; 胜 / 败; 显性 / 隐性; 偶数 / 奇数;
    供给 / 需求; 买 / 卖; 长 / 短; 相同 / 不同; 上 / 下
  `,
};
