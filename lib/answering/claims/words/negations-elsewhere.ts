/**
 * "Not" in languages whose sentences are not read as a whole: words in Latin letters that none of those that are has,
 * and parts of words in other scripts.
 */
export const NEGATIONS_ELSEWHERE = {
  latin: `
    inte, icke, ikke, ikkje, ekki, eivät, není, nejsou, nebude, nije, nisu, neće, nem, nincs, değil,
    değildir, yok, tidak, bukan, belum, hindi, không, chưa, nuk, nėra, nebus, nav, nebūs, pole, siyo,
    hakuna, nid, nach eil, ez da, gabe
  `,
  other: `
    не, нет, ні, няма, нема, није, δεν, μην, ليس, ليست, لن, نیست, نہیں, לא, אין, नहीं, না, নেই, இல்லை,
    లేదు, ไม่, 않, 아니, 없, չէ, არ არის, አይደለም
  `,
};
