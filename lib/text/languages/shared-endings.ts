/**
 * Endings of words that many languages share, those of one meaning on a line: English, German, French, Spanish,
 * Italian, Portuguese.
 */
export const SHARED_ENDINGS = `
  ification ifikation ification ificación ificazione ificação
  ization isierung isation ización izzazione ização
  tion tion tion ción zione ção
  sion sion sion sión sione são
  ality alität alité alidad alità alidade
  ity ität ité idad ità idade
  ism ismus isme ismo ismo ismo
  ist ist iste ista ista ista
  logy logie logie logía logia logia
  graphy graphie graphie grafía grafia grafia
  cracy kratie cratie cracia crazia cracia
  ical isch ique ico ico ico
  ics ik ique ica ica ica
  ic isch ique ico ico ico
  ence enz ence encia enza ência
  ance anz ance ancia anza ância
  ency enz ence encia enza ência
  ment ment ment miento mento mento
  ment ment ment mento mento mento
  ary är aire ario ario ário
  ator ator ateur ador atore ador
  or or eur or ore or
  ous os eux oso oso oso
  ive iv if ivo ivo ivo
  al ell el al ale al
  al al al al ale al
  ble bel ble ble bile vel
  lyze lysieren lyser lizar lizzare lisar
  ize isieren iser izar izzare izar
  ify ifizieren ifier ificar ificare ificar
  ate ieren er ar are ar
  sis se se sis si se
  ium ium ium io io io
  ure ur ure ura ura ura
  ine in ine ina ina ina
  ide id ide ido ido ido
  ent ent ent ente ente ente
  ant ant ant ante ante ante
  ox oxon oxe oja osso oxo
  um um um o o o
  us us us o o o
  em em ème ema ema ema
  am amm amme ama amma ama
  y ie ie ía ia ia
  y ie ie ia ia ia
`;
