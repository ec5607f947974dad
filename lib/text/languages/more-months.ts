/**
 * Months as documents of further languages spell them, January to December, in full and in the case that follows a day:
 * Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Turkish, Romanian, Catalan, Hungarian, Russian, Ukrainian
 * and Greek (names of the Unicode CLDR).
 */
export const MORE_MONTHS: readonly string[] = [
  `januari januar tammikuu tammikuuta styczeń stycznia leden ledna január januára ocak ianuarie gener январь января
    січень січня ιανουαρίου`,
  `februari februar helmikuu helmikuuta luty lutego únor února február februára şubat februarie febrer февраль февраля
    лютий лютого φεβρουαρίου`,
  `mars marts maaliskuu maaliskuuta marzec marca březen března marec mart martie març március март марта березень
    березня μαρτίου`,
  `april huhtikuu huhtikuuta kwiecień kwietnia duben dubna apríl apríla nisan aprilie április апрель апреля квітень
    квітня απριλίου`,
  `maj mai toukokuu toukokuuta maja květen května máj mája mayıs maig május май мая травень травня μαΐου`,
  `juni kesäkuu kesäkuuta czerwiec czerwca červen června jún júna haziran iunie juny június июнь июня червень червня
    ιουνίου`,
  `juli heinäkuu heinäkuuta lipiec lipca červenec července júl júla temmuz iulie juliol július июль июля липень липня
    ιουλίου`,
  `augusti august elokuu elokuuta sierpień sierpnia srpen srpna augusta ağustos agost augusztus август августа серпень
    серпня αυγούστου`,
  `september syyskuu syyskuuta wrzesień września září septembra eylül septembrie setembre szeptember сентябрь сентября
    вересень вересня σεπτεμβρίου`,
  `oktober lokakuu lokakuuta październik października říjen října október októbra ekim octombrie octubre октябрь
    октября жовтень жовтня οκτωβρίου`,
  `november marraskuu marraskuuta listopad listopada listopadu novembra kasım noiembrie novembre ноябрь ноября
    листопада νοεμβρίου`,
  `december desember joulukuu joulukuuta grudzień grudnia prosinec prosince decembra aralık decembrie desembre декабрь
    декабря грудень грудня δεκεμβρίου`,
];

/** Short names that are other words as well: read only in "24/Set". */
export const MONTHS_BEHIND_SLASHES: readonly string[] = [
  "ene gen",
  "fev",
  "mar",
  "abr",
  "mai",
  "jun giu",
  "jul lug",
  "ago",
  "set",
  "out ott",
  "nov",
  "dez dic",
];
