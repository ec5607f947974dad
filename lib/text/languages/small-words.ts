/** The small words of questions in languages of which no texts are read, by which a question is known for theirs. */
export const SMALL_WORDS_OF = {
  italian: `che cosa cos come perche quale quali qual quando dove chi quanto quanti il lo la gli le un una uno di del
    della dei delle dello da dal dalla in nel nella su sul con per tra fra e ed o non si sono è ha hanno viene`,
  portuguese: `o a os as que como por qual quais quando onde quem quanto quantos um uma uns umas de do da dos das em
    no na nos nas com para pelo pela entre e ou não se é são tem têm foi ser ao aos à`,
};
