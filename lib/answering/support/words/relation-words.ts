import type { Language } from "@/lib/answering/claims/words/all";

/** Words by which a statement says how its things stand to each other; each list is parted by commas. */
export interface RelationWords {
  /** Between clauses. */
  joins: string;
  /** Before what does something in the passive voice. */
  by: string;
  /** Before what another thing is held against. */
  than: string;
  /** Before what comes out, and before what it comes out of. */
  into: string;
  from: string;
  /** True of each, and true of some only. */
  each: string;
  some: string;
  /** True of nothing else. */
  only: string;
  /** Words that deny without a "not". */
  lacks: string;
  /** With which the writer offers something to the reader. */
  offers: string;
  /** Before a number that is not exact. */
  about: string;
  /** With which a model speaks of its own answer, and says nothing of the subject. */
  talk: string;
  /** Verbs and nouns that many sentences hold, and that prove little. */
  light: string;
}

export const RELATION_WORDS: Record<Language, RelationWords> = {
  en: {
    joins: `
      but, while, whereas, although, though, because, when, which, who, if, unlike, however, so, since
    `,
    by: "by",
    than: "than",
    into: "into, to, onto, towards",
    from: "from, out of",
    each: "all, every, always, each, any, invariably",
    some: `
      some, sometimes, many, most, often, usually, few, partly, partially, typically, generally, mostly, rarely, may
    `,
    only: "only, solely, alone, exclusively, entirely, just, nothing but",
    lacks: `
      lack*, fail*, unable, without, refus*, den*, avoid*, miss*, absen*, rather than, instead, barely, hardly,
      rarely, seldom, stop*, until, unless, neither, reject*, unlikely
    `,
    offers: `
      I can, I could, I will, I'll, I'd be, shall I, should I, if you like, would you like, do you want, if you
      want, let me, feel free, tell me, it's worth drawing, it's worth sketching, it's worth trying, it's worth
      practising, it's worth practicing
    `,
    about: `
      about, around, roughly, approximately, nearly, almost, some, circa, over, more than, up to, at least
    `,
    talk: `
      hope, helps, help, let, ask, question, questions, answer, answers, example, explain, summary, sure, course, of
      course, like, want, know, short, simple, words, step, here, great, good, happy, glad, sorry, thanks, look,
      note, end, bye, ok, okay, yes, see, following, below, above, ways, points, reasons, things, let's, summarize,
      so
    `,
    light: `
      take, takes, took, taken, place, occur, occurs, happen, happens, become, becomes, became, refers, refer,
      consists, consist, contains, contain, includes, include, provide, provides, use, uses, used, based, known,
      defined, describes, described, process, kind, means, role, result, results, order, main, key, essentially,
      basically, simply, also, typically, involves, involve, allows, serves, serve, called, made
    `,
  },
  de: {
    joins: `
      aber, während, wohingegen, obwohl, weil, wenn, sondern, jedoch, doch, da, sodass, falls
    `,
    by: "von, durch, vom",
    than: "als",
    into: "in, zu, zum, zur, ins, nach",
    from: "aus",
    each: `
      alle, allen, aller, jede, jeder, jedes, jeden, immer, stets, nur, ausschließlich, vollständig, sämtliche
    `,
    some: `
      einige, einigen, manche, viele, meisten, oft, häufig, meist, meistens, manchmal, teilweise, selten, wenige
    `,
    only: "nur, ausschließlich, allein, lediglich, bloß",
    lacks: `
      fehl*, mangel*, unfähig, ohne, verweiger*, vermeid*, kaum, selten, statt, anstatt, bevor, erst, bis, ablehn*,
      scheiter*
    `,
    offers: `
      ich kann, ich könnte, soll ich, wenn du magst, wenn du willst, möchtest du, willst du, sag mir, gerne kann ich
    `,
    about: "etwa, ungefähr, rund, fast, circa, ca, knapp, über, mehr als, bis zu, mindestens",
    talk: `
      hoffe, hilft, hilfe, frage, fragen, antwort, beispiel, erklären, zusammenfassung, natürlich, gern, gerne,
      möchtest, kurz, einfach, worte, schritt, hier, gut, danke, ja, folgende, folgenden, punkte, gründe, sag,
      bescheid
    `,
    light: `
      findet, finden, statt, stattfinden, stattfindet, passiert, geschieht, bezeichnet, bedeutet, heißt, nennt,
      genannt, besteht, bestehen, enthält, umfasst, dient, gilt, wobei, vorgang, prozess, art, rolle, ergebnis,
      grundsätzlich, wichtig, gibt, macht, verwendet, genutzt, benutzt, lässt, erfolgt, kommt, kommen, liegt, führt
    `,
  },
  fr: {
    joins: `
      mais, tandis que, alors que, bien que, parce que, lorsque, quand, car, qui, si, cependant
    `,
    by: "par",
    than: "que, qu",
    into: "en, vers, à",
    from: "de, depuis, à partir de",
    each: `
      tous, toutes, tout, toute, chaque, toujours, seulement, uniquement, exclusivement, entièrement
    `,
    some: `
      certains, certaines, quelques, plusieurs, plupart, souvent, parfois, généralement, rarement, partiellement
    `,
    only: "seulement, uniquement, exclusivement, seul, seule, ne que",
    lacks: `
      manqu*, échou*, sans, refus*, évit*, à peine, rarement, au lieu, avant, aucun*, dépourvu*
    `,
    offers: "je peux, je pourrais, veux-tu, si tu veux, voulez-vous, dis-moi, puis-je",
    about: "environ, presque, à peu près, près de, plus de, jusqu'à, au moins, quelque",
    talk: `
      espère, aide, question, questions, réponse, exemple, expliquer, résumé, bien sûr, voici, voilà, veux, mots,
      étape, bon, merci, oui, suivant, suivants, suivantes, points, raisons, dis, moi
    `,
    light: `
      lieu, passe, produit, consiste, contient, comprend, désigne, signifie, appelle, appelé, appelée, appelés,
      sert, processus, type, sorte, rôle, résultat, fait, font, utilise, utilisé, permet, important, principal,
      donc, ainsi, trouve
    `,
  },
  es: {
    joins: "pero, mientras que, aunque, porque, cuando, sino, quien, si, sin embargo, pues",
    by: "por",
    than: "que",
    into: "en, a, hacia",
    from: "de, desde, a partir de",
    each: `
      todos, todas, todo, toda, cada, siempre, solo, sólo, únicamente, exclusivamente, solamente
    `,
    some: `
      algunos, algunas, muchos, muchas, mayoría, menudo, veces, generalmente, raramente, parcialmente
    `,
    only: "solo, sólo, solamente, únicamente, exclusivamente",
    lacks: `
      falt*, carec*, fracas*, sin, rechaz*, evit*, apenas, rara vez, en lugar, hasta, ningun*
    `,
    offers: "puedo, podría, quieres, si quieres, dime, te gustaría",
    about: "aproximadamente, unos, unas, casi, cerca de, alrededor de, más de, hasta, al menos",
    talk: `
      espero, ayude, ayuda, pregunta, preguntas, respuesta, ejemplo, explicar, resumen, claro, supuesto, aquí,
      quieres, palabras, paso, bueno, gracias, sí, siguiente, siguientes, puntos, razones, dime
    `,
    light: `
      lugar, ocurre, sucede, produce, consiste, contiene, comprende, incluye, significa, llama, llamado, llamada,
      sirve, proceso, tipo, papel, resultado, hace, hacen, usa, utiliza, importante, principal, así, encuentra
    `,
  },
  it: {
    joins: "ma, mentre, benché, perché, quando, bensì, se, tuttavia, poiché, invece",
    by: "da, dal, dalla, dai, dalle, dallo",
    than: "di, che, del, della",
    into: "in, a, verso",
    from: "da, dal, dalla, a partire da",
    each: "tutti, tutte, tutto, tutta, ogni, sempre",
    some: `
      alcuni, alcune, molti, molte, maggior parte, spesso, talvolta, generalmente, raramente, parzialmente
    `,
    only: "solo, soltanto, solamente, esclusivamente, unicamente, da sola, da solo",
    lacks: "manc*, fall*, senza, rifiut*, evit*, appena, raramente, invece, finché, nessun*",
    offers: "posso, potrei, vuoi, se vuoi, dimmi, ti piacerebbe",
    about: "circa, quasi, all'incirca, più di, fino a, almeno, oltre",
    talk: `
      spero, aiuti, aiuto, domanda, risposta, esempio, spiegare, riassunto, certo, ecco, vuoi, parole, passo, bene,
      grazie, seguenti, punti
    `,
    light: `
      luogo, avviene, accade, consiste, contiene, comprende, significa, chiama, chiamato, chiamata, serve, processo,
      tipo, ruolo, risultato, fa, fanno, usa, utilizza, importante, principale, quindi, trova
    `,
  },
  pt: {
    joins: "mas, enquanto, embora, porque, quando, se, porém, pois, contudo",
    by: "por, pelo, pela, pelos, pelas",
    than: "que, do que",
    into: "em, para",
    from: "de, desde, a partir de",
    each: `
      todos, todas, todo, toda, cada, sempre, só, somente, apenas, exclusivamente, unicamente
    `,
    some: `
      alguns, algumas, muitos, muitas, maioria, frequentemente, vezes, geralmente, raramente, parcialmente
    `,
    only: "só, somente, apenas, exclusivamente, unicamente",
    lacks: "falt*, carec*, fracass*, sem, recus*, evit*, mal, raramente, em vez, até, nenhum*",
    offers: "posso, poderia, quer que, se quiser, se quiseres, gostaria, diga-me",
    about: "cerca de, aproximadamente, quase, mais de, até, pelo menos, uns, umas",
    talk: `
      espero, ajude, ajuda, pergunta, resposta, exemplo, explicar, resumo, claro, aqui, quer, palavras, passo, bom,
      obrigado, seguintes, pontos
    `,
    light: `
      lugar, ocorre, acontece, consiste, contém, inclui, significa, chama, chamado, chamada, serve, processo, tipo,
      papel, resultado, faz, fazem, usa, utiliza, importante, principal, assim, encontra
    `,
  },
  nl: {
    joins: "maar, terwijl, hoewel, omdat, wanneer, als, want, echter, doordat, zodat",
    by: "door",
    than: "dan",
    into: "in, tot, naar",
    from: "uit, vanuit",
    each: "alle, alles, elke, elk, iedere, ieder, altijd",
    some: "sommige, enkele, veel, meeste, vaak, meestal, soms, gedeeltelijk, zelden",
    only: "alleen, uitsluitend, slechts, enkel",
    lacks: "ontbre*, mis*, zonder, weiger*, vermijd*, nauwelijks, zelden, in plaats, totdat, geen",
    offers: "ik kan, ik zou, zal ik, wil je, als je wilt, laat me, zeg het",
    about: "ongeveer, bijna, circa, rond, meer dan, tot, minstens",
    talk: `
      hoop, helpt, hulp, vraag, vragen, antwoord, voorbeeld, uitleggen, samenvatting, natuurlijk, graag, hier,
      woorden, stap, goed, bedankt, ja, volgende, punten
    `,
    light: `
      plaats, vindt, vinden, gebeurt, bestaat, bestaan, bevat, omvat, betekent, heet, genoemd, dient, proces, soort,
      rol, resultaat, maakt, gebruikt, belangrijk, dus, komt, ligt
    `,
  },
  pl: {
    joins: `
      ale, podczas gdy, chociaż, ponieważ, gdy, kiedy, lecz, jeśli, jednak, natomiast, bo, który, która, które
    `,
    by: "przez",
    than: "niż, od",
    into: "w, do, na",
    from: "z, ze, od",
    each: "wszystkie, wszystkich, wszyscy, każdy, każda, każde, zawsze",
    some: `
      niektóre, niektórych, wiele, większość, często, zwykle, czasami, czasem, częściowo, rzadko
    `,
    only: "tylko, wyłącznie, jedynie",
    lacks: "brak*, bez, odmaw*, unika*, ledwo, rzadko, zamiast, dopóki, żad*",
    offers: "mogę, mógłbym, chcesz, jeśli chcesz, daj znać, powiedz mi",
    about: "około, ok, prawie, niemal, ponad, do, co najmniej",
    talk: `
      mam, nadzieję, pomoże, pomoc, pytanie, pytania, odpowiedź, przykład, wyjaśnić, podsumowanie, oczywiście, oto,
      chcesz, słowa, krok, dobrze, dziękuję, tak, następujące, punkty
    `,
    light: `
      miejsce, zachodzi, odbywa, dzieje, składa, zawiera, obejmuje, oznacza, nazywa, nazywany, nazywana, nazywane,
      służy, proces, rodzaj, rola, wynik, używa, ważny, główny, więc, znajduje
    `,
  },
  ja: {
    joins: "が, しかし, 一方, ため, とき, けれど, ので",
    by: "によって, により",
    than: "より, よりも",
    into: "へ, に",
    from: "から",
    each: "すべて, 全て, 常に, 必ず, 各",
    some: "一部, 多く, しばしば, 時々, ほとんど, 通常",
    only: "のみ, だけ, しか",
    lacks: "欠, 不足, 避け, 代わり",
    offers: "できます, ましょうか, 教えて",
    about: "約, ほぼ, およそ, 以上, 以下",
    talk: "質問, 答え, 例, 説明, 要約, もちろん, 以下, 次",
    light: "行わ, 起こ, 含ま, 呼ば, 意味, 過程, 種類, 役割, 結果, 使用, 重要",
  },
  zh: {
    joins: "但, 但是, 而, 虽然, 因为, 当, 不过, 然而",
    by: "被, 由",
    than: "比",
    into: "成, 为, 到",
    from: "从, 自",
    each: "所有, 全部, 总是, 每, 都",
    some: "一些, 许多, 经常, 有时, 大多数, 部分, 通常",
    only: "只, 仅, 唯一",
    lacks: "缺, 避免, 而不是, 无",
    offers: "我可以, 要不要, 如果你想, 告诉我",
    about: "约, 大约, 左右, 近, 超过",
    talk: "问题, 答案, 例子, 说明, 总结, 当然, 以下, 希望, 帮助",
    light: "发生, 进行, 包括, 包含, 称为, 意味, 过程, 种类, 作用, 结果, 使用, 重要",
  },
};
