import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const ACCENTED = "áàâãäåāéèêëēíìîïīóòôõöøōúùûüūýÿñçšžćčđÁÀÂÃÄÅĀÉÈÊËĒÍÌÎÏĪÓÒÔÕÖØŌÚÙÛÜŪÝŸÑÇŠŽĆČĐ";
const PLAIN = "aaaaaaaeeeeeiiiiiooooooouuuuuyyncszccdAAAAAAAEEEEEIIIIIOOOOOOOUUUUUYYNCSZCCD";

/**
 * The stems of a text in its language, as a tsvector: the same for what is indexed and for what is asked. Slashes
 * become blanks, because PostgreSQL's parser takes "glucose/fructose" for a file path. In English "Beyoncé" is found
 * as "beyonce" as well; other languages need their accents for their stems.
 */
export function stems(language: SQLWrapper, text: SQLWrapper): SQL {
  return sql`to_tsvector(${language}::regconfig, case
    when ${language} in ('english', 'simple') then translate(${text}, ${sql.raw(`'/_${ACCENTED}', '  ${PLAIN}'`)})
    else translate(${text}, '/_', '  ') end)`;
}
